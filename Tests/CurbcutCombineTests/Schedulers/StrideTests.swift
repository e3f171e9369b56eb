import CurbcutCombine
import CurbcutFoundation
import Testing

@Suite("Times of schedulers")
struct StrideTests {
  @Test("intervals in all units, and as numbers, which are seconds")
  func units() {
    typealias Dates = RunLoop.SchedulerTimeType.Stride
    #expect(Dates.milliseconds(250) == 0.25)
    #expect(Dates.seconds(2) == 2)
    #expect(Dates.microseconds(5).timeInterval == 0.000_005)
    #expect(Dates.nanoseconds(7).timeInterval == 0.000_000_007)
    typealias Queue = DispatchQueue.SchedulerTimeType.Stride
    #expect(Queue.milliseconds(250) == 0.25)
    #expect(Queue.seconds(2).magnitude == 2_000_000_000)
    #expect(Queue.seconds(0.3).magnitude == 300_000_000)
    #expect(Queue(.microseconds(5)) == .nanoseconds(5_000))
    #expect(Queue(exactly: 3) == .seconds(3))
  }

  @Test("intervals that no number holds end at the largest")
  func limits() {
    typealias Queue = DispatchQueue.SchedulerTimeType.Stride
    #expect(Queue(.never).magnitude == .max)
    #expect(Queue.seconds(Int.max).magnitude == .max)
    #expect(Queue.seconds(-1e30).magnitude == .min)
    #expect((Queue.seconds(.infinity) + .seconds(1)).magnitude == .max)
    let never = DispatchQueue.SchedulerTimeType(.now()).advanced(by: .seconds(Int.max))
    #expect(never.dispatchTime == .distantFuture)
  }

  @Test("times are as far apart as what they stand for, and can be kept")
  func times() throws {
    let date = Date(timeIntervalSinceReferenceDate: 1_000)
    let time = RunLoop.SchedulerTimeType(date)
    #expect(time.advanced(by: 1.5).date == date + 1.5)
    #expect(time.distance(to: time.advanced(by: 1.5)) == 1.5)
    #expect(time < time.advanced(by: .milliseconds(1)))
    #expect(
      try JSONDecoder().decode([RunLoop.SchedulerTimeType].self, from: JSONEncoder().encode([time])) == [time]
    )
    let queue = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 10_000))
    #expect(queue.distance(to: queue.advanced(by: .seconds(-0.000_001))) == .microseconds(-1))
    #expect(Set([queue, queue.advanced(by: 0)]).count == 1)
    let kept = try JSONEncoder().encode([queue])
    #expect(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: kept) == [queue])
  }
}
