import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing

@testable import VoiceOver

@MainActor
@Suite("Actions, content and rotors of the app")
struct RotorActionTests {
  private static var mail: FakeNode {
    var details = AccessibilityElement.Details()
    details.customActions = [.init(name: "Archive"), .init(name: "Delete")]
    return .element("Mail", traits: .button, details: details)
  }

  @Test("Actions says each name, the default one too, round and round")
  func names() {
    let session = FakeSession([Self.mail])
    #expect(session.swipe(.down) == ["Archive"])
    #expect(session.swipe(.down) == ["Delete"])
    #expect(session.swipe(.down) == ["Activate"])
    #expect(session.swipe(.up) == ["Delete"])
  }

  @Test("A double tap performs the chosen action once, then the default one again")
  func performing() {
    let session = FakeSession([Self.mail, .element("Next")])
    session.swipe(.down)
    session.swipe(.down)
    #expect(session.doubleTap() == ["Delete"])
    session.doubleTap()
    #expect(session.screen.actions == [.custom(1), .activate])
    session.swipe(.down)
    session.swipe(.right)
    session.swipe(.left)
    session.doubleTap()
    #expect(session.screen.actions == [.custom(1), .activate, .activate])
  }

  @Test("An action that fails sounds so")
  func failing() {
    let session = FakeSession([Self.mail])
    session.screen.answer = { request, _ in ActionOutcome(request: request.number, succeeded: false) }
    session.swipe(.down)
    _ = session.takeSounds()
    #expect(session.doubleTap() == [])
    #expect(session.takeSounds() == [.actionFailed])
  }

  @Test("Audio Graph describes the chart that the element is")
  func describingCharts() {
    var details = AccessibilityElement.Details()
    details.chart = ChartSummary(
      title: "Sales",
      axes: [
        .init(title: "Day", categories: ["Mon", "Tue"]), .init(title: "Sold", lowest: "0", highest: "50"),
      ],
      series: [.init(name: "Sold", isContinuous: false, count: 2)])
    let session = FakeSession([.element("Chart", details: details), .element("Next")])
    #expect(session.turn(to: "Audio Graph"))
    #expect(session.swipe(.down) == ["Describe chart"])
    #expect(
      session.doubleTap() == ["Sales, x-axis, Day, 2 categories, y-axis, Sold, 0 to 50, 1 data series"])
    // The next double tap is for the element.
    session.doubleTap()
    #expect(session.screen.actions == [.activate])
    session.swipe(.right)
    #expect(!session.turn(to: "Audio Graph"))
  }

  // "Read as the value followed by the label": Apple's sample "Creating accessible views".
  @Test("More Content says one pair after the other, each with its value first")
  func content() {
    var details = AccessibilityElement.Details()
    details.customContent = [.init(label: "Age", value: "5"), .init(label: "Breed", value: "Pug")]
    let session = FakeSession([.element("Dog", details: details)])
    #expect(session.turn(to: "More Content"))
    #expect(session.swipe(.down) == ["5 Age"])
    #expect(session.swipe(.down) == ["Pug Breed"])
    _ = session.takeSounds()
    #expect(session.swipe(.down) == ["Pug Breed"])
    #expect(session.takeSounds().contains(.boundaryReached))
    #expect(session.swipe(.up) == ["5 Age"])
  }

  // MARK: Rotors of the app

  private func session(_ found: [ActionOutcome.FoundItem?]) -> FakeSession {
    var details = AccessibilityElement.Details()
    details.customRotors = [.init(name: "Errors")]
    let session = FakeSession(
      [
        .element("Form", details: details), .element("Street", details: details),
        .element("City", value: "Paris", details: details),
      ], settings: Settings(rotor: .characters))
    var rest = found
    session.screen.answer = { request, _ in
      guard case .search = request.action, !rest.isEmpty else { return nil }
      let item = rest.removeFirst()
      return ActionOutcome(request: request.number, succeeded: item != nil, found: item)
    }
    session.turn(to: "Errors")
    return session
  }

  @Test("A result is focused wherever it is; nothing found is the end")
  func results() {
    let session = session([.init(element: 3), .init(element: 2), nil, .init(element: 99)])
    #expect(session.swipe(.down) == ["City Paris"])
    #expect(session.swipe(.up) == ["Street"])
    _ = session.takeSounds()
    #expect(session.swipe(.up) == ["Street"])
    #expect(session.takeSounds().contains(.boundaryReached))
    // What is not on the screen cannot be gone to.
    session.swipe(.down)
    #expect(session.takeSounds().contains(.boundaryReached))
    #expect(session.focusedLabel == "Street")
    #expect(
      session.screen.actions.first == .search(RotorSearch(rotor: 0, forward: true))
        && session.screen.actions[1] == .search(RotorSearch(rotor: 0, forward: false)))
  }

  @Test("A result within a text focuses that part, says it, and the next search begins there")
  func ranges() {
    let session = session([
      .init(element: 3, range: 1..<4), .init(element: 3, range: 0..<2, text: "pa!"), nil,
    ])
    #expect(session.swipe(.down) == ["ari"])
    #expect(session.focus == Focus(element: 3, range: 1..<4))
    #expect(session.swipe(.down) == ["pa!"])
    #expect(session.screen.actions.last == .search(RotorSearch(rotor: 0, forward: true, from: 1..<4)))
  }

  @Test("A rotor that never ends is stepped once for each swipe")
  func endless() {
    let session = session([])
    session.screen.answer = { request, _ in
      ActionOutcome(request: request.number, succeeded: true, found: .init(element: 2))
    }
    for _ in 0..<5 { #expect(session.swipe(.down) == ["Street"]) }
    #expect(session.screen.actions.count == 5)
  }
}
