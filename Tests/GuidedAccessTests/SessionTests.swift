import AccessibilityTree
import DeviceSettings
import Foundation
import Testing

@testable import GuidedAccess

/// A session that runs, with the passcode 123456.
func runningSession(
  _ change: (inout GuidedAccessSettings) -> Void = { _ in }, restrictions: [AppRestriction] = [],
  shapes: [DisabledRegion.Shape] = []
) throws -> GuidedAccessSession {
  var settings = GuidedAccessSettings()
  settings.isAvailable = true
  settings.passcode = try GuidedAccessPasscode("123456", salt: Array(0..<16), rounds: 2).text
  change(&settings)
  var session = GuidedAccessSession(settings: settings)
  _ = session.tripleClick(restrictions: restrictions)
  for shape in shapes { session.disable(shape) }
  _ = session.start(at: 0)
  return session
}

@Suite("A session of Guided Access")
struct SessionTests {
  @Test(
    "A triple click sets it up, start begins it, a passcode pauses it, and it is resumed or ended from there")
  func life() throws {
    var settings = GuidedAccessSettings()
    var session = GuidedAccessSession(settings: settings)
    #expect(session.tripleClick().isEmpty)
    settings.isAvailable = true
    session.apply(settings)
    #expect(session.tripleClick() == [.showsSetUp, .asksForNewPasscode])
    #expect(!session.isEnabled)
    #expect(session.start(at: 0) == [.asksForNewPasscode])
    session.setPasscode(try GuidedAccessPasscode("123456", salt: Array(0..<16), rounds: 2))
    #expect(session.start(at: 0) == [.statusChanged(isEnabled: true), .started])
    #expect(session.state == .running && session.isEnabled)
    #expect(session.tripleClick() == [.asksForPasscode])
    #expect(session.enter("000000", at: 1) == .refused(nextAt: 1))
    #expect(session.state == .locked)
    #expect(session.end().isEmpty)
    #expect(session.enter("123456", at: 1) == .accepted)
    #expect(session.start(at: 2).isEmpty)
    #expect(session.state == .running)
    _ = session.tripleClick()
    session.cancel()
    #expect(session.state == .running)
    _ = session.tripleClick()
    _ = session.enter("123456", at: 3)
    #expect(session.end() == [.statusChanged(isEnabled: false), .ended])
    #expect(session.state == .off)
  }

  @Test("Nothing is changed while it runs, and the passcode only on purpose")
  func unchangeable() throws {
    var session = try runningSession(shapes: [.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))])
    let before = session
    #expect(session.disable(.rectangle(CGRect(x: 0, y: 0, width: 50, height: 50))) == nil)
    #expect(session.free(1) == false)
    #expect(session.allow { $0.allowsTouch = false } == false)
    let other = try GuidedAccessPasscode("000000", salt: Array(0..<16), rounds: 2)
    #expect(session.setPasscode(other) == false)
    session.apply(GuidedAccessSettings())
    #expect(session.start(at: 5).isEmpty)
    #expect(session.end().isEmpty)
    #expect(session == before)
    _ = session.tripleClick()
    #expect(session.free(1) == false)
    _ = session.enter("123456", at: 0)
    #expect(session.free(1) == true)
    #expect(session.allow { $0.passcode = nil } == true)
    #expect(session.settings.passcode == before.settings.passcode)
  }

  @Test("A double click with a face or a finger ends it, if the settings allow it")
  func biometrics() throws {
    var session = try runningSession()
    #expect(session.doubleClick(isRecognized: true, at: 0).isEmpty)
    session = try runningSession { $0.usesBiometrics = true }
    #expect(session.doubleClick(isRecognized: false, at: 0).isEmpty)
    #expect(session.doubleClick(isRecognized: true, at: 0).last == .ended)
  }

  @Test("The remaining time is told, then nothing answers until the passcode is entered")
  func time() throws {
    var session = try runningSession {
      $0.hasTimeLimit = true
      $0.timeLimit = 10
    }
    #expect(session.endsAt == 600)
    #expect(session.advance(to: 200) == [.wake(at: 300)])
    #expect(session.advance(to: 300) == [.timeRemaining(minutes: 5), .wake(at: 540)])
    #expect(session.advance(to: 301) == [.wake(at: 540)])
    #expect(session.advance(to: 550) == [.timeRemaining(minutes: 1), .wake(at: 600)])
    #expect(session.advance(to: 600) == [.timeIsOver])
    #expect(session.advance(to: 700).isEmpty)
    #expect(session.state == .timeIsOver && session.isEnabled)
    _ = session.tripleClick()
    session.cancel()
    #expect(session.state == .timeIsOver)
    _ = session.tripleClick()
    #expect(session.enter("123456", at: 700) == .accepted)
    // Resumed, it has its time anew.
    #expect(session.start(at: 1000) == [.wake(at: 1300)])
    #expect(session.endsAt == 1600)
  }

  @Test("Time that runs out while the passcode is asked for is not given back by cancelling")
  func timeWhileLocked() throws {
    var session = try runningSession {
      $0.hasTimeLimit = true
      $0.timeLimit = 1
    }
    _ = session.tripleClick()
    #expect(session.advance(to: 60) == [.timeIsOver])
    session.cancel()
    #expect(session.state == .timeIsOver)
  }

  @Test("The app's restrictions keep its order, hold during the session, and are lifted at its end")
  func restrictions() throws {
    let offered = ["edit", "buy", "edit"].map { AppRestriction(identifier: $0, title: $0) }
    var session = try runningSession(restrictions: offered)
    #expect(session.restrictions.map(\.identifier) == ["edit", "buy"])
    #expect(session.restrict("buy", isAllowed: false).isEmpty)
    #expect(session.isAllowed("buy"))
    _ = session.tripleClick()
    _ = session.enter("123456", at: 0)
    #expect(
      session.restrict("buy", isAllowed: false) == [.restrictionChanged(identifier: "buy", isAllowed: false)])
    #expect(session.restrict("buy", isAllowed: false).isEmpty)
    #expect(session.restrict("fly", isAllowed: false).isEmpty)
    _ = session.start(at: 0)
    #expect(!session.isAllowed("buy"))
    #expect(session.isAllowed("edit") && session.isAllowed("fly"))
    _ = session.tripleClick()
    _ = session.enter("123456", at: 0)
    #expect(session.end().contains(.restrictionChanged(identifier: "buy", isAllowed: true)))
    #expect(session.isAllowed("buy"))
    // The next session remembers what was denied, and tells the app again.
    _ = session.tripleClick(restrictions: offered)
    #expect(session.start(at: 0).contains(.restrictionChanged(identifier: "buy", isAllowed: false)))
  }

  @Test("An app begins and ends a session by itself only where it may, and nobody else ends that")
  func autonomous() {
    var session = GuidedAccessSession()
    #expect(session.request(enabled: true, isPermitted: false, at: 0).succeeded == false)
    #expect(session.state == .off)
    let begun = session.request(enabled: true, isPermitted: true, at: 0)
    #expect(begun.succeeded && begun.notices == [.statusChanged(isEnabled: true), .started])
    #expect(session.tripleClick().isEmpty)
    #expect(session.request(enabled: true, isPermitted: true, at: 0).succeeded == true)
    #expect(session.request(enabled: false, isPermitted: true, at: 0).notices.last == .ended)
    #expect(session.request(enabled: false, isPermitted: true, at: 0).succeeded == false)
  }

  @Test("Regions of every shape know their points; one without an area is not taken")
  func shapes() {
    let rect = CGRect(x: 10, y: 10, width: 40, height: 20)
    func contains(_ shape: DisabledRegion.Shape, _ x: Double, _ y: Double) -> Bool {
      DisabledRegion(id: 1, shape: shape).contains(CGPoint(x: x, y: y))
    }
    #expect(contains(.rectangle(rect), 10, 30) && !contains(.rectangle(rect), 10, 31))
    #expect(contains(.ellipse(rect), 30, 11) && !contains(.ellipse(rect), 11, 11))
    let triangle = DisabledRegion.Shape.polygon([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)])
    #expect(contains(triangle, 10, 10) && !contains(triangle, 30, 30))
    #expect(contains(.rectangle(CGRect(x: 50, y: 30, width: -40, height: -20)), 20, 20))
    for shape in [
      DisabledRegion.Shape.rectangle(.zero), .polygon([]), .polygon([.zero, CGPoint(x: 9, y: 9)]),
      .rectangle(CGRect(x: Double.nan, y: 0, width: 9, height: 9)),
    ] {
      let region = DisabledRegion(id: 1, shape: shape)
      #expect(!region.isUsable || !region.contains(CGPoint(x: 100, y: 100)))
      #expect(!region.contains(CGPoint(x: 500, y: 500)))
    }
  }
}
