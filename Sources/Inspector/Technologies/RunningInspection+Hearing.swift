import AssistiveTechnology
import Foundation
import Hearing
import VoiceControl

/// What is said to Voice Control by a microphone.
extension RunningInspection {
  /// Begins to hear a page's microphone, or ends that: what was being said then is heard to its end.
  func listen(_ isOn: Bool, to page: Int) {
    guard isOn else {
      if let sound = ears.close(to: page) { find(sound, for: page) }
      return
    }
    guard isRunning(.voiceControl) else { return failOff(.voiceControl, for: page) }
    let language = session.settings.voiceControl.language ?? session.settings.language
    guard Recognizer.languages.contains(where: { language.hasPrefix($0) }) else {
      return fail("Only English is heard. Type what you would say in another language.", for: page)
    }
    ears.open(to: page)
  }

  /// Takes what a microphone recorded.
  func hear(_ samples: Data, of page: Int) {
    for sound in ears.take(samples, of: page) { find(sound, for: page) }
  }

  private func find(_ sound: RecordedSound, for page: Int) {
    guard let grammar = grammar() else { return failOff(.voiceControl, for: page) }
    ears.find(sound, in: grammar, for: page)
  }

  /// Carries out what was heard meanwhile.
  func carryOutWhatWasHeard() {
    for heard in ears.results() {
      switch heard.result {
      case .success(let phrase):
        tell(.heard(HeardMessage(text: phrase?.text)), to: heard.page)
        if let phrase, isRunning(.voiceControl) { session.send(.phrase(phrase), at: now) }
      case .failure(let error): fail("\(error)", for: heard.page)
      }
    }
  }
}
