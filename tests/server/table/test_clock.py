"""The clock of a table, with a time of our own making; and how often something may be done."""

from __future__ import annotations

from sixgun.kernel.ask import NOBODY
from sixgun.server.rate_limiter import RateLimiter
from sixgun.server.table.clock import Clock


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_move_comes_first_and_then_the_reserve() -> None:
    time = Time()
    clock = Clock(10.0, 30.0, time)
    assert clock.reading() is None
    clock.start(2)
    assert clock.due() == 10.0
    time.now += 4
    reading = clock.reading()
    assert reading is not None
    assert (reading.seat, reading.move_ms, reading.reserve_ms) == (2, 6000, 30_000)
    time.now += 16
    assert clock.left() == (0.0, 20.0)
    assert clock.due() == 20.0
    assert not clock.run_out
    time.now += 20
    assert clock.run_out


def test_only_what_goes_over_the_move_is_taken_from_the_reserve_of_that_seat() -> None:
    time = Time()
    clock = Clock(10.0, 30.0, time)
    clock.start(0)
    time.now += 9
    assert not clock.stop()
    time.now += 1000
    clock.start(1)
    time.now += 15
    assert clock.stop()
    assert clock.seat == NOBODY
    assert not clock.stop()
    clock.start(0)
    assert clock.left() == (10.0, 30.0)
    clock.start(1)
    assert clock.left() == (10.0, 25.0)


def test_reserves_are_kept_over_a_restart_and_an_outage_costs_nothing() -> None:
    time = Time()
    clock = Clock(10.0, 30.0, time)
    clock.start(1)
    time.now += 15
    clock.stop()
    time.now += 5000
    again = Clock(10.0, 30.0, time)
    again.restore(clock.to_data())
    again.start(1)
    assert again.left() == (10.0, 25.0)


def test_a_clock_stands_still_until_its_question_can_be_on_show() -> None:
    time = Time()
    clock = Clock(10.0, 30.0, time)
    clock.start(1, wait=2.0)
    assert (clock.due(), clock.left(), clock.wait) == (12.0, (10.0, 30.0), 2.0)
    time.now += 1
    reading = clock.reading()
    assert reading is not None
    assert (reading.move_ms, reading.reserve_ms, reading.wait_ms) == (10_000, 30_000, 1000)
    time.now += 6
    assert (clock.due(), clock.left(), clock.wait) == (5.0, (5.0, 30.0), 0.0)


def test_a_limit_takes_nothing_from_the_reserve() -> None:
    time = Time()
    clock = Clock(10.0, 30.0, time)
    clock.start(1, wait=1.0, limit=6.0)
    assert (clock.due(), clock.left()) == (7.0, (6.0, 0.0))
    time.now += 50
    assert clock.run_out
    assert not clock.stop()
    clock.start(1)
    assert clock.left() == (10.0, 30.0)


def test_an_alarm_that_rings_a_little_early_is_on_time() -> None:
    time = Time()
    clock = Clock(10.0, 0.0, time)
    clock.start(0)
    time.now += 9.999
    assert clock.run_out


def test_an_allowance_fills_up_again() -> None:
    time = Time()
    limiter = RateLimiter(2, 1.0, time)
    assert [limiter.take() for _ in range(3)] == [True, True, False]
    time.now += 1
    assert [limiter.take() for _ in range(2)] == [True, False]
    time.now += 100
    assert [limiter.take() for _ in range(3)] == [True, True, False]
