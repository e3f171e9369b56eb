import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SpokenContent

@MainActor
@Suite("The speech controller")
struct ControllerTests {
  private let story: [ScreenPart] = [
    .element("One two. Three four. Five six."), .element("Second", value: "Seven eight. Nine."),
    .element("Last words"),
  ]

  @Test("It shows what there is to press, and goes when reading ends unless it always shows")
  func shown() {
    let session = ContentSession(story)
    session.command(.speakScreen)
    #expect(session.overlay.panel?.title == "Speech Controller")
    #expect(
      session.overlay.panel?.rows == [
        "Pause", "Speed 1×", "Rewind", "Fast Forward", "Slower", "Faster", "Speak on Touch", "Collapse",
        "Close",
      ])
    session.command(.collapse)
    #expect(session.overlay.panel?.rows == ["Expand"])
    session.session.settle()
    #expect(session.overlay.panel == nil)
    let always = ContentSession(story) { $0.spokenContent.showsController = true }
    #expect(always.overlay.panel?.rows.first == "Play")
    always.command(.playPause)
    always.session.settle()
    #expect(always.listen().count == 3)
    #expect(always.overlay.panel?.rows.first == "Play")
  }

  @Test("Pause stops in the middle, and play goes on from there")
  func pause() {
    let session = ContentSession(story)
    session.command(.speakScreen)
    session.wait(0.25)
    session.command(.playPause)
    #expect(session.engine?.controller.isPlaying == false)
    session.wait(100)
    #expect(session.listen().count == 1)
    session.command(.playPause)
    session.session.settle()
    #expect(session.listen() == ["Second Seven eight. Nine.", "Last words"])
  }

  @Test("Skipping goes from sentence to sentence, over the ends of elements")
  func skip() {
    let session = ContentSession(story)
    session.command(.speakScreen)
    session.wait(0.05)
    session.command(.fastForward)
    #expect(session.listen().last == "Three four. Five six.")
    session.wait(0.25)
    session.command(.rewind)
    #expect(session.listen().last == "Three four. Five six.")
    session.command(.rewind)
    #expect(session.listen().last == "One two. Three four. Five six.")
    session.command(.rewind)
    #expect(session.listen().last == "One two. Three four. Five six.")
    for expected in [
      "Three four. Five six.", "Five six.", "Second Seven eight. Nine.", "Seven eight. Nine.", "Nine.",
      "Last words",
    ] {
      session.command(.fastForward)
      #expect(session.listen().last == expected)
    }
    session.command(.rewind)
    #expect(session.listen().last == "Nine.")
    session.command(.fastForward)
    session.command(.fastForward)
    #expect(session.engine?.controller.isPlaying == false)
    session.session.settle()
    #expect(session.listen() == ["Last words"])
  }

  @Test("Another speed holds from the next word on, within its limits")
  func speed() throws {
    let session = ContentSession(story)
    session.command(.speakScreen)
    session.wait(0.25)
    session.command(.faster)
    #expect(session.listen().last == "four. Five six." || session.listen().last == nil)
    #expect(session.engine?.controller.speed == 1.25)
    let spoken = try #require(session.speech.spoken.last)
    #expect(spoken.request.utterance.text() == "Three four. Five six.")
    let rate = try #require(spoken.request.contentRate)
    #expect(abs(SilentSpeech.speed(atRate: rate) - 1.25) < 1e-4)
    #expect(spoken.settings.voiceOver.speakingRate == rate)
    for _ in 0..<9 { session.command(.faster) }
    #expect(session.engine?.controller.speed == 2)
    for _ in 0..<9 { session.command(.slower) }
    #expect(session.engine?.controller.speed == 0.5)
    #expect(session.overlay.panel?.rows.contains("Speed 0.5×") == true)
  }

  @Test("The rate is that of Spoken Content, with its voice and pronunciations, not VoiceOver's")
  func voice() throws {
    let session = ContentSession(story) {
      $0.voiceOver.speakingRate = 0.9
      $0.spokenContent.speakingRate = 0.3
      $0.spokenContent.voice = "en-gb"
      $0.spokenContent.detectsLanguages = false
      $0.spokenContent.defaultLanguage = "de"
    }
    session.command(.speakScreen)
    let settings = try #require(session.speech.spoken.last).settings
    #expect(settings.voiceOver.speakingRate == 0.3)
    #expect(settings.voiceOver.voice == "en-gb")
    #expect(!settings.voiceOver.detectsLanguages)
    #expect(settings.language == "de")
    #expect(session.session.settings.voiceOver.speakingRate == 0.9)
  }

  @Test("Speak on Touch reads what is touched; two taps and a hold do what the settings say")
  func touch() {
    let session = ContentSession(story) {
      $0.spokenContent.showsController = true
      $0.spokenContent.doubleTapAction = .speakOnTouch
      $0.spokenContent.longPressAction = .readAllContent
    }
    func tap(_ y: Double) {
      session.session.send(.touch(Touch(phase: .began, point: CGPoint(x: 50, y: y))))
      session.session.send(.touch(Touch(phase: .ended, point: CGPoint(x: 50, y: y))))
      session.session.settle()
    }
    tap(190)
    #expect(session.listen().isEmpty)
    session.command(.doubleTapController)
    tap(190)
    #expect(session.listen() == ["Last words"])
    session.command(.longPressController)
    session.session.settle()
    #expect(session.listen().count == 3)
  }

  @Test("Close ends everything")
  func close() {
    let session = ContentSession(story)
    session.command(.speakScreen)
    session.command(.close)
    session.session.settle()
    #expect(session.overlay == Overlay())
    #expect(session.session.transcript.count == 1)
    #expect(session.session.transcript[0].isFinished == false)
  }
}
