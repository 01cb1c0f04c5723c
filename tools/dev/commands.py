"""The commands of dev.py. Each takes the rest of the command line and returns an exit code."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tools.dev import compiled, web
from tools.dev.environment import BYTECODE, LOCK_BEFORE, find_uv, inside, prepare, uv_environment
from tools.dev.process import INTERRUPTED, Failure, must
from tools.dev.stages import Steps, side_by_side, stages


def prepare_all(level: str) -> None:
    """Prepare the environment and the web client at the same time, because both mostly wait for the network."""
    with ThreadPoolExecutor(1) as pool:
        built = pool.submit(web.build)
        prepare(level)
        built.result()


STYLE = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
}
CHECKS = {
    "mypy": ["mypy"],
    "import contracts": ["lint-imports", "--no-logo"],
}
WEB_CHECKS = ("formatted", "lint", "check")
"""Scripts of web/package.json: prettier, eslint, svelte-check."""
LOCKS = {
    "tools": ["--group", "uv"],
    "run": ["pyproject.toml"],
    "dev": ["pyproject.toml", "--all-extras", "--group", "dev", "-c", "requirements/run.lock"],
    "web": ["--group", "node"],
}
"""The part of pyproject.toml that each lock in requirements/ is made from. dev.lock has all versions of run.lock."""
PYTEST = ["pytest", "-n", "2", "--dist", "worksteal"]
SAME_ENGINE = [
    "tests/kernel", "tests/cardgame", "tests/bang", "tests/duel", "tests/conformance",
    "tests/bots/test_fingerprints.py", "tests/bots/test_honesty.py", "tests/bots/test_remote.py",
    "tests/bots/test_observation.py",
]  # fmt: skip
"""The tests that the compiled engine passes as well. Of those with many random games it plays the soak alone."""
AFTER_OTHERS = ["nice", "-n", "10"] if shutil.which("nice") else []
BROWSER_CACHE = ["-o", "cache_dir=.pytest_cache/browser"]  # what failed, also while other tests run
BROWSER_TESTS = {"pytest in a browser": [*PYTEST, *BROWSER_CACHE, "tests/browser"]}
FAILED_BROWSER_TESTS = {name: [*command, "--last-failed"] for name, command in BROWSER_TESTS.items()}
"""On a busy machine a page may load too late, so failed tests run once more. Both results are shown."""


def web_checks(node: web.Node, *scripts: str) -> Steps:
    """Return scripts of web/package.json as steps."""
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
    return inside(web.server(args), cwd=None, more=BYTECODE)


def test(args: list[str]) -> int:
    """all checks beside all tests with coverage, then a browser; with ARGS for pytest, only those and no coverage"""
    prepare_all("dev")
    node = web.find_node()
    web.install(node)
    environment = {**node.env, **web.test_environment(), **BYTECODE, "SIXGUN_ENGINE": "plain"}
    if args:
        return stages({**STYLE, **CHECKS, "pytest": [*PYTEST, *args]}, environment)
    return (
        stages(STYLE)
        or side_by_side(
            {**CHECKS, **web_checks(node, *WEB_CHECKS, "test")},  # one after another, they would leave a core idle
            {"pytest": [*PYTEST, "--cov", "--ignore=tests/browser"]},
            more=environment,
        )
        # A browser often waits for what a page shows, so the machine can compile meanwhile.
        or side_by_side(compiled_tests(), BROWSER_TESTS, more=environment, second_try=FAILED_BROWSER_TESTS)
    )


def compiled_tests() -> Steps:
    """Return how the engine is compiled and tested to be the same engine. Machines without a C compiler do without."""
    missing = compiled.missing_compiler()
    if missing:
        print(f"== compiled engine: not tested, because {missing}\n", flush=True)
        return {}
    chosen = ["-m", "not uncounted or soak", *SAME_ENGINE]
    return {
        "compile": [*AFTER_OTHERS, "python", "dev.py", "compile"],
        "pytest on the compiled engine": ["SIXGUN_ENGINE=compiled", *AFTER_OTHERS, *PYTEST, *chosen],
    }


def compile_engine(_: list[str]) -> int:
    """compile the engine with mypyc; the commands in .venv run it until its sources change"""
    prepare("dev")
    compiled.make()
    return 0


def lint(_: list[str]) -> int:
    """the checks alone: ruff, mypy, import contracts, and prettier, eslint and svelte-check for the page"""
    prepare("dev")
    node = web.find_node()
    web.install(node)
    return stages({**STYLE, **CHECKS, **web_checks(node, *WEB_CHECKS)}, node.env)


def format_code(_: list[str]) -> int:
    """format the code and the page, and fix what ruff can fix"""
    prepare("dev")
    node = web.find_node()
    web.install(node)
    ruff = {"ruff format": ["ruff", "format", "."], "ruff check": ["ruff", "check", "--fix", "."]}
    return stages({**ruff, **web_checks(node, "format")}, node.env)


def bench(args: list[str]) -> int:
    """measure speed: python -m benchmarks ARGS"""
    prepare("dev")
    return inside(["python", "-m", "benchmarks", *args])


def soak(args: list[str]) -> int:
    """play many random games and check everything: python -m tools.soak ARGS"""
    prepare("dev")
    return inside(["python", "-m", "tools.soak", *args])


def run_inside(args: list[str]) -> int:
    """run any command in the environment: run -- COMMAND ARGS"""
    command = args[1:] if args[:1] == ["--"] else args
    if not command:
        raise Failure("There is no command to run: use python3 dev.py run -- COMMAND ARGS")
    prepare("dev")
    return inside(command, cwd=None)


def lock(args: list[str]) -> int:
    """renew all lock files (ARGS for uv, such as --upgrade), naming no registry"""
    uv, env = find_uv(), uv_environment()
    for name in ("UV_INDEX", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS"):
        env.pop(name, None)  # extra packages of this machine must not get into the locks
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--exclude-newer", LOCK_BEFORE]
    silence = ["-q", "--no-emit-index-url", "--no-header"]
    for name, sources in LOCKS.items():
        output = ["-o", f"requirements/{name}.lock"]
        failed = f"Could not make requirements/{name}.lock from pyproject.toml (uv's message is above)."
        must([uv, "pip", "compile", *sources, *options, *silence, *args, *output], env, failed)
    web.lock()
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "setup": setup,
    "play": play,
    "test": test,
    "compile": compile_engine,
    "bench": bench,
    "soak": soak,
    "lint": lint,
    "format": format_code,
    "lock": lock,
    "run": run_inside,
}


def usage() -> str:
    """Return the list of commands with what they do."""
    lines = [f"  {name:8} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: python3 dev.py COMMAND [ARGS ...]", "", *lines])


def run_command(name: str, args: list[str]) -> int:
    """Run a command. Errors from outside this project are reported in one sentence."""
    try:
        return COMMANDS[name](args)
    except Failure as failure:
        print(f"dev.py: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
