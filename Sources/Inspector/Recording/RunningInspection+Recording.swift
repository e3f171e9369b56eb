import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import Technologies

/// Recordings and exports.
extension RunningInspection {
  /// Begins or ends a recording.
  ///
  /// VoiceOver restarts when a recording begins, at the first element, and so do the other technologies: whatever replays
  /// the recording, script or test knows nothing of what happened before.
  func record(_ isOn: Bool) {
    guard isOn != recorder.isRecording else { return }
    if isOn {
      let settings = store.settings
      if isVoiceOverRunning { session.send(.stop, at: now) }
      session.send(.command(SwitchedEngine.end), at: now)
      // VoiceOver takes it for its user's wish that it ends.
      try? store.update { $0 = settings }
      recorder.begin(session)
      session.send(.start(appName: nil, isSwitchedOn: false), at: now)
    } else {
      recorder.end(session)
    }
    tellAll(.recording(recorder.message))
  }

  /// Replays a recording without its app, and tells the page what was said and where VoiceOver now behaves differently.
  func replay(_ text: String, for page: Int) {
    do throws(SessionLogError) {
      let log = try SessionLog(Data(text.utf8), file: "recording")
      let engines: [any TechnologyEngine]
      do throws(UnknownTechnology) {
        engines = try TechnologyEngines.recorded(log.engines)
      } catch {
        return fail(error.description, for: page)
      }
      let replay = SessionReplay(log, engines: engines)
      var entries = replay.transcript.map { entry in
        LogMessage.Entry(
          time: entry.time, type: .utterance,
          text: entry.caption + (entry.isFinished ? "" : " …"),
          cause: "the recording: \(Wording.cause(entry.request.cause))")
      }
      if entries.isEmpty {
        entries = [.init(time: now, type: .event, text: "Nothing is said in the recording", cause: nil)]
      }
      tell(.log(LogMessage(entries: entries)), to: page)
      if let difference = replay.difference {
        fail(
          "\(log.engines.count == 1 ? "VoiceOver does" : "The technologies do") not behave as recorded: \(difference)",
          place: "recording:\(difference.line)",
          for: page)
      } else if !log.isComplete {
        fail("The recording is incomplete; what there is was replayed.", for: page)
      }
    } catch {
      fail("expected \(error.expected), found \(error.found)", place: "recording:\(error.line)", for: page)
    }
  }

  /// Sends a page a file to save.
  func export(_ form: String, for page: Int) {
    let stem = URL(fileURLWithPath: screen.name).deletingPathExtension().lastPathComponent
    let script = RecordedScript(
      steps: recorder.steps, file: screen.file, screen: screen.screens.first { $0.isCurrent }?.id,
      settings: changedSettings, command: screen.commandArguments.map { $0 + deviceArguments })
    func send(_ name: String, _ type: String, _ text: String) {
      tell(.file(FileMessage(name: name, type: type, text: text)), to: page)
    }
    switch form {
    case "transcript": send("\(stem).txt", "text/plain", script.transcript)
    case "script": send("\(stem).gestures", "text/plain", script.script)
    case "test": send("\(stem)VoiceOverTests.swift", "text/x-swift", script.test)
    case "recording":
      guard let recording = recorder.recording else {
        return fail("Nothing has been recorded. “Record” begins a recording.", for: page)
      }
      send("\(stem).jsonl", "application/jsonl", String(decoding: recording, as: UTF8.self))
    case "settings":
      do {
        send("settings.json", "application/json", try SettingsFile.text(of: store.settings))
      } catch {
        fail("The settings cannot be written: \(error)", for: page)
      }
    default: fail("There is no form “\(form)” to export.", for: page)
    }
  }

  /// The options of a command that shows a screen on the same device.
  private var deviceArguments: [String] {
    let host = UIKitHost.shared
    return ["--device", host.device.name] + (host.orientation == .landscape ? ["--landscape"] : [])
      + (setUp.language.map { ["--language", $0] } ?? [])
  }

  /// The settings that differ from those of a new device.
  private var changedSettings: [(key: String, value: SettingValue)] {
    let standard = Settings()
    return store.settings.keys(changedFrom: standard).filter { $0 != "voiceOver.isRunning" }.compactMap {
      key in
      Settings.definition(of: key).map { (key, $0.value(in: store.settings)) }
    }
  }
}
