#!/usr/bin/env python3
"""Set up, play, test and measure Sixgun: `python3 dev.py --help`.

Needs Python 3.11+ with pip (or uv) and nothing else: no venv module, no make, no node. It keeps uv and, if need be,
node in `.tools`, the locked dependencies in `.venv` and `web/node_modules`, builds the web client into the package,
and does nothing when all is up to date. `dev_python.py`, `dev_web.py` and `dev_stages.py` do the work.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this file must stay readable for older Pythons)
    sys.stderr.write("Sixgun needs Python 3.11 or newer; this is Python {}.{}.\n".format(*sys.version_info))
    sys.exit(2)

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

import dev_web
from dev_process import INTERRUPTED, Failure, must
from dev_python import COMPILED, LOCK_BEFORE, find_uv, inside, prepare, uv_environment
from dev_stages import Steps, side_by_side, stages


def prepare_all(level: str) -> None:
    """The environment and the web client, both at once: each waits for the network most of the time."""
    with ThreadPoolExecutor(1) as pool:
        built = pool.submit(dev_web.build)
        prepare(level)
        built.result()


# Commands

STYLE = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
}
CHECKS = {
    "mypy": ["mypy"],
    "import contracts": ["lint-imports", "--no-logo"],
}
PYTEST = ["pytest", "-n", "2", "--dist", "worksteal"]
TESTS_FAILED = 1


def web_checks(node: dev_web.Node, *scripts: str) -> Steps:
    """The scripts of web/package.json as steps."""
    return {f"web {script}": [*node.npm_script, "--prefix", "web", "run", "--silent", script] for script in scripts}


def setup(_: list[str]) -> int:
    """make or refresh the environment with all dependencies, and the web client"""
    prepare_all("dev")
    return 0


def play(args: list[str]) -> int:
    """play in the browser: sixgun serve ARGS; with --terminal in the terminal: sixgun play ARGS"""
    if "--terminal" in args:
        prepare("run")
        return inside(["sixgun", "play", *(word for word in args if word != "--terminal")], cwd=None)
    prepare_all("run")
    return inside(dev_web.server(args), cwd=None, more=COMPILED)


def test(args: list[str]) -> int:
    """all checks beside all tests with coverage, then a browser; with ARGS for pytest, only those and no coverage"""
    prepare_all("dev")
    node = dev_web.find_node()
    dev_web.install(node)
    environment = {**node.env, **dev_web.test_environment(), **COMPILED}
    if args:
        return stages({**STYLE, **CHECKS, "pytest": [*PYTEST, *args]}, environment)
    return (
        stages(STYLE)
        or side_by_side(
            {**CHECKS, **web_checks(node, "check", "test")},  # alone, most of them would leave a core idle
            {"pytest": [*PYTEST, "--cov", "--ignore=tests/browser"]},
            more=environment,
        )
        or browser_tests(environment)
    )


def browser_tests(environment: Mapping[str, str]) -> int:
    """Whole games in a real browser. On a busy machine a page may come too late: what has failed is tried once more,
    and both results are shown."""
    browser = [*PYTEST, "tests/browser"]
    code = stages({"pytest in a browser": browser}, environment)
    if code != TESTS_FAILED:
        return code
    return stages({"what has failed in a browser, again": [*browser, "--last-failed"]}, environment)


def lint(_: list[str]) -> int:
    """the checks alone: ruff, mypy, import contracts, svelte-check"""
    prepare("dev")
    node = dev_web.find_node()
    dev_web.install(node)
    return stages({**STYLE, **CHECKS, **web_checks(node, "check")}, node.env)


def format_code(_: list[str]) -> int:
    """format the code and repair what ruff can repair"""
    prepare("dev")
    return stages({"ruff format": ["ruff", "format", "."], "ruff check": ["ruff", "check", "--fix", "."]})


def bench(args: list[str]) -> int:
    """measure speed: python -m benchmarks ARGS"""
    prepare("dev")
    return inside(["python", "-m", "benchmarks", *args])


def soak(args: list[str]) -> int:
    """play many random games, looking for trouble: python -m benchmarks.soak ARGS"""
    prepare("dev")
    return inside(["python", "-m", "benchmarks.soak", *args])


def run_inside(args: list[str]) -> int:
    """run any command in the environment: run -- COMMAND ARGS"""
    command = args[1:] if args[:1] == ["--"] else args
    if not command:
        raise Failure("Say what to run: python3 dev.py run -- COMMAND ARGS")
    prepare("dev")
    return inside(command, cwd=None)


def lock(args: list[str]) -> int:
    """renew all lock files (ARGS for uv, such as --upgrade), naming no registry"""
    uv, env = find_uv(), uv_environment()
    for name in ("UV_INDEX", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS"):
        env.pop(name, None)  # a machine's own extra packages are nobody else's
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--exclude-newer", LOCK_BEFORE]
    silence = ["-q", "--no-emit-index-url", "--no-header"]
    for name in ("tools", "run", "dev", "web"):
        files = [f"requirements/{name}.in", "-o", f"requirements/{name}.lock"]
        failed = f"Could not lock requirements/{name}.in (uv's message is above)."
        must([uv, "pip", "compile", *options, *silence, *args, *files], env, failed)
    dev_web.lock()
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "setup": setup,
    "play": play,
    "test": test,
    "bench": bench,
    "soak": soak,
    "lint": lint,
    "format": format_code,
    "lock": lock,
    "run": run_inside,
}


def main() -> int:
    """Read the command line and obey it."""
    name, *args = sys.argv[1:] or ["--help"]
    if name not in COMMANDS:
        print("usage: python3 dev.py COMMAND [ARGS ...]\n")
        print("\n".join(f"  {known:8} {command.__doc__}" for known, command in COMMANDS.items()))
        return 0 if name in ("-h", "--help", "help") else 2
    try:
        return COMMANDS[name](args)
    except Failure as failure:
        print(f"dev.py: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
