import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing
import VoiceControl

@Suite("Voice Control sleeps, asks, and learns")
@MainActor
struct ConversationTests {
  @Test("Asleep it hears nothing but “wake up”")
  func sleep() {
    let session = VoiceSession([.element("Save")])
    session.say("go to sleep")
    #expect(session.engine?.isAwake == false)
    #expect(session.overlay.caption == "Voice Control is asleep. Say “Wake up”.")
    session.say("tap save", "show numbers", "go home")
    #expect(session.takeActions().isEmpty)
    #expect(session.system.isEmpty)
    #expect(session.badges.isEmpty)
    session.say("wake up", "tap save")
    #expect(session.takeActions() == ["activate Save"])
  }

  @Test("What was hardly heard is not carried out; what was heard with doubt is asked about")
  func confidence() {
    let session = VoiceSession([.element("Save")])
    session.say(Phrase("tap save", confidence: 0.2))
    #expect(session.takeActions().isEmpty)
    session.say(Phrase("tap save", confidence: 0.4))
    #expect(session.takeActions().isEmpty)
    #expect(session.overlay.caption?.contains("Did you mean “tap save”?") == true)
    session.say("execute")
    #expect(session.takeActions() == ["activate Save"])
    session.say(Phrase("tap save", confidence: 0.4))
    session.say("cancel", "execute")
    #expect(session.takeActions().isEmpty)
    session.say(Phrase("tap save", confidence: 0.8))
    #expect(session.takeActions() == ["activate Save"])
  }

  @Test("When the likeliest words mean nothing, the next ones do")
  func alternatives() {
    let session = VoiceSession([.element("Layla")])
    session.say(
      Phrase(
        "tab lay la la",
        alternatives: [.init("tap leila", confidence: 0.5), .init("tap layla", confidence: 0.5)]))
    #expect(session.takeActions() == ["activate Layla"])
  }

  @Test("A command that needs confirmation waits for it; one that is switched off does nothing")
  func confirmation() {
    var settings = Settings()
    settings.voiceControl.confirmedCommands = ["goHome"]
    settings.voiceControl.disabledCommands = ["lockScreen"]
    settings.voiceControl.playsSound = true
    let session = VoiceSession([.element("Save")], settings: settings)
    session.say("go home")
    #expect(session.system.isEmpty)
    session.say("execute")
    #expect(session.system == [.home])
    session.say("lock screen")
    #expect(session.system == [.home])
    #expect(session.sounds == [.itemActivated, .unknownCommand])
  }

  @Test("The user's own commands do what they say, also when they call each other without end")
  func customCommands() {
    var settings = Settings()
    settings.voiceControl.customCommands = [
      "Tidy up": "tap save; go home", "Forever": "forever; forever",
    ]
    let session = VoiceSession([.element("Save")], settings: settings)
    session.say("tidy up")
    #expect(session.takeActions() == ["activate Save"])
    #expect(session.system == [.home])
    session.say("forever")
    #expect(session.problem == nil)
    session.say("start recording commands", "tap save", "open siri", "stop recording commands")
    #expect(session.session.settings.voiceControl.customCommands["Recording 1"] == "tap save;open siri")
    _ = session.takeActions()
    session.say("recording one")
    #expect(session.takeActions() == ["activate Save"])
    #expect(session.system == [.home, .siri, .siri])
  }

  @Test("What is searched for is typed as soon as there is a field, unless something else is said before")
  func search() {
    let session = VoiceSession([.element("Save")])
    session.say("search for small dogs")
    #expect(session.system == [.spotlight])
    session.screen.show([.field("Search", "")])
    session.say("move to end")
    #expect(session.text == "Small dogs[]")
    session.screen.show([.element("Save")])
    session.say("search for cats", "tap save")
    session.screen.show([.field("Search", "")])
    session.say("move to end")
    #expect(session.text == "[]")
  }

  @Test("The vocabulary is shown, and goes with “cancel”")
  func vocabulary() {
    var settings = Settings()
    settings.voiceControl.vocabulary = ["Layla", "Pinky"]
    let session = VoiceSession([.element("Save")], settings: settings)
    session.say("show vocabulary")
    #expect(session.overlay.panel?.rows == ["Layla", "Pinky"])
    session.say("cancel")
    #expect(session.overlay.panel == nil)
  }

  @Test("Switched off, it lifts the fingers that are down and draws nothing")
  func stops() {
    let session = VoiceSession([.element("Save")])
    session.say("show numbers")
    session.session.send(.phrase(Phrase("drag save to save")))
    _ = session.touches
    session.session.send(.stop)
    #expect(session.touches.map(\.phase) == [.cancelled])
    #expect(session.overlay == Overlay())
    #expect(session.session.settings.isVoiceControlRunning == false)
    session.say("tap save")
    #expect(session.takeActions().isEmpty)
    session.session.send(.start(appName: nil, isSwitchedOn: true))
    session.say("tap save")
    #expect(session.takeActions() == ["activate Save"])
  }

  @Test("What was said is recorded, and played again to the same end")
  func replay() throws {
    let screen = VoiceSession.screen([.element("Save"), .field("Name", "")])
    let session = Session(provider: screen, engines: [VoiceControlEngine()])
    var lines = Data()
    let recorder = SessionRecorder(session) { lines.append($0) }
    session.send(.start(appName: nil, isSwitchedOn: true))
    for phrase in ["show numbers", "one", "hello world", "swipe left", "show grid", "correct that"] {
      session.send(.phrase(Phrase(phrase, alternatives: [.init("yellow", confidence: 0.5)], confidence: 0.9)))
      session.advance(to: session.now + 2)
    }
    recorder.finish()
    let log = try SessionLog(lines, file: "voice.jsonl")
    #expect(SessionReplay(log, engines: [VoiceControlEngine()]).difference == nil)
    #expect(log.entries.count > 40)
  }
}
