import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DogAdoption
import Testing
import VoiceOver

/// The session of the talk <https://developer.apple.com/videos/play/wwdc2018/230/>, gesture by gesture.
@MainActor
@Suite("The dog adoption app, with VoiceOver", .serialized)
struct DogAdoptionTests {
  let controller = DogViewController(showing: "Pinky")
  let session: Session

  init() {
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    session = Session(provider: AccessibilityProvider(window), engines: [VoiceOverEngine()])
  }

  /// What is said after some gestures, each followed by silence.
  private func heard(_ gestures: Gesture.Kind..., at point: CGPoint? = nil) -> [String] {
    let before = session.transcript.count
    for gesture in gestures {
      session.send(.gesture(Gesture(gesture, fingers: gesture == .scrub ? 2 : 1, at: point)))
      session.settle()
    }
    return session.transcript[before...].map(\.text)
  }

  private func start() -> [String] {
    session.send(.start(appName: "Exceptional Dogs", isSwitchedOn: true))
    session.settle()
    return session.transcript.map(\.text)
  }

  @Test("The picker says its name, its dog, and that it is adjustable")
  func start_saysPicker() {
    #expect(
      start() == [
        "VoiceOver on",
        "Exceptional Dogs Dog Picker Pinky adjustable Swipe up or down with one finger to adjust the value.",
      ])
  }

  @Test("Flicks up and down show other dogs, and only the name is said")
  func picker() {
    _ = start()
    #expect(heard(.swipe(.up)) == ["Layla"])
    #expect(controller.carousel?.currentDog?.name == "Layla")
    #expect(heard(.swipe(.down)) == ["Pinky"])
    #expect(controller.stats?.dog?.name == "Pinky")
  }

  @Test("One flick leads from the picker to the buttons, and on to the facts in pairs")
  func order() {
    _ = start()
    #expect(
      heard(
        .swipe(.right), .swipe(.right), .swipe(.right), .swipe(.right), .swipe(.right), .swipe(.right))
        == [
          "Favorite Button", "Show gallery Button", "Name, Pinky", "Breed, Mix", "Age, 7 years",
          "Weight, 22 kilograms",
        ])
  }

  @Test("The shelter says that it has actions, offers both, and does them")
  func shelter() throws {
    _ = start()
    let view = try #require(controller.shelter)
    let point = CGPoint(x: view.frame.midX, y: view.frame.midY)
    #expect(heard(.tap(1), at: point) == ["Skyler’s Animal Shelter Actions available"])
    #expect(heard(.swipe(.up), .swipe(.up)) == ["Open address in Maps", "Call"])
    _ = heard(.tap(2))
    #expect(view.log == ["call: Skyler’s Animal Shelter"])
  }

  @Test("The gallery opens with the focus in it, holds the focus, and closing brings it back")
  func gallery() throws {
    _ = start()
    #expect(heard(.swipe(.right), .swipe(.right)).last == "Show gallery Button")
    #expect(heard(.tap(2)) == ["Photo 1 of Pinky Image"])
    #expect(
      heard(.swipe(.right), .swipe(.right), .swipe(.right), .swipe(.right))
        == ["Photo 2 of Pinky Image", "Photo 3 of Pinky Image", "Close Button", "Close Button"])
    #expect(heard(.tap(2)) == ["Show gallery Button"])
    #expect(controller.gallery == nil)
  }

  @Test("A scrub closes the gallery as well")
  func escape() {
    _ = start()
    _ = heard(.swipe(.right), .swipe(.right), .tap(2), .swipe(.right))
    #expect(heard(.scrub) == ["Show gallery Button"])
    #expect(controller.gallery == nil)
  }

  @Test("A dog with one picture has no gallery")
  func onePicture() {
    _ = start()
    #expect(
      heard(.swipe(.down), .swipe(.right), .swipe(.right)) == [
        "Mr. Hammond", "Favorite Button", "Name, Mr. Hammond",
      ])
  }

  @Test("Marking a dog says what the button is now, and the picker says so too")
  func favorite() {
    _ = start()
    #expect(heard(.swipe(.right), .tap(2)) == ["Favorite Button", "Unfavorite"])
    #expect(heard(.swipe(.left)).first?.hasPrefix("Dog Picker Pinky, Favorited adjustable") == true)
  }
}
