import CurbcutFoundation
import CurbcutUIKit
import Foundation
import Synchronization
import Testing

@testable import CurbcutSwiftUI

/// What OpenSwiftUI's compatibility tests, which are run against SwiftUI as well, expect of curves and schedules.
@MainActor
@Suite(.serialized)
struct RecordedCurveTests {
  /// UnitCurveCompatibilityTests: the slopes at 0, at a half and at 1.
  @Test(
    arguments: [
      (.linear, [1, 1, 1]), (.easeIn, [0, 1.07, 0]), (.easeOut, [1, 1.07, 0]), (.easeInOut, [0, 1.72, 0]),
      (.circularEaseIn, [0, 0.577, .infinity]), (.circularEaseOut, [.infinity, 0.577, 0]),
      (.circularEaseInOut, [0, .infinity, 0]),
    ] as [(UnitCurve, [Double])])
  func curvesHaveTheirSlopes(curve: UnitCurve, slopes: [Double]) {
    for (place, slope) in zip([0, 0.5, 1], slopes) {
      let found = curve.velocity(at: place)
      #expect(found == slope || abs(found - slope) < 0.01, "\(found) at \(place)")
    }
  }

  /// UnitCurveCompatibilityTests, bezierCurveWithExtremeControlPoints: times outside of 0…1 are brought into it, as the
  /// documentation of `bezier(startControlPoint:endControlPoint:)` says.
  @Test func aCurveDoesNotGoBackInTime() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    for (place, value) in [(0, 0), (0.5, 0.5), (1, 1)] {
      #expect(abs(curve.value(at: place) - value) < 1e-6, "at \(place)")
    }
    #expect(abs(curve.velocity(at: 0.5) + 1) < 1e-6)
  }

  /// "Given a known output value, the corresponding input value can be found by using inverse" (documentation).
  @Test(
    arguments: [.circularEaseIn, .circularEaseOut, .circularEaseInOut, .easeIn, .easeInOut] as [UnitCurve])
  func theInverseLeadsBack(curve: UnitCurve) {
    for place in [0, 0.1, 0.25, 0.6, 1] {
      let value = curve.value(at: place)
      #expect(abs(curve.inverse.value(at: value) - place) < 1e-6, "at \(place)")
      guard (0.05...0.95).contains(place) else { continue }
      #expect(abs(curve.inverse.velocity(at: value) * curve.velocity(at: place) - 1) < 1e-4, "at \(place)")
    }
    #expect(curve.inverse.inverse == curve)
  }

  /// TimelineScheduleTests: the first date is on a full minute and less than one before the query.
  @Test(arguments: [125, 180, -30] as [TimeInterval])
  func everyMinuteBeginsWithThePresentOne(seconds: TimeInterval) {
    let entries = EveryMinuteTimelineSchedule()
      .entries(from: Date(timeIntervalSince1970: seconds), mode: .normal)
    let first = (seconds / 60).rounded(.down) * 60
    #expect(entries.prefix(3).map(\.timeIntervalSince1970) == [first, first + 60, first + 120])
  }

  /// AnimationCompatibilityTests.
  @Test func anAnimationHasAMirror() {
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
  }

  /// ChangedBodyPropertyCompatibilityTests, which read the log of the subsystem and category that the documentation names.
  @Test func changesOfBodiesAreLogged() throws {
    struct Case: View {
      @State private var name = ""
      var body: some View {
        let _ = Self._logChanges()
        Text(name)
      }
    }
    let lines = Lines()
    let listener = SystemLog.listener
    defer { SystemLog.listener = listener }
    SystemLog.listener = { lines.append($0) }
    HostedView(Case()).settle()
    let entry = try #require(lines.entries.first)
    #expect(entry.message == "Case: @self, @identity, _name changed.")
    #expect(entry.subsystem == "com.apple.SwiftUI")
    #expect(entry.category == "Changed Body Properties")
    #expect(entry.level == .info)
    #expect(lines.entries.count == 1)
  }

  private final class Lines: Sendable {
    private let all = Mutex<[SystemLog.Entry]>([])
    var entries: [SystemLog.Entry] { all.withLock { $0 } }
    func append(_ entry: SystemLog.Entry) { all.withLock { $0.append(entry) } }
  }
}
