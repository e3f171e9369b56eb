import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import TestNumbers
import VoiceOver

/// Uses an app by chance, and watches that VoiceOver keeps its promises.
@MainActor
public final class RandomSession {
  /// A promise that was not kept, and after how many steps.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    public var step: Int
    public var what: String
    public var description: String { "after step \(step): \(what)" }
  }

  /// What the app is written with.
  public enum Interface: String, Sendable, CaseIterable {
    case uiKit, swiftUI

    @MainActor var app: any ChangingApp {
      switch self {
      case .uiKit: RandomApp()
      case .swiftUI: RandomSwiftUIApp()
      }
    }
  }

  private let app: any ChangingApp
  private let provider: AccessibilityProvider
  private let session: Session
  private var problem: String?
  private let settingsBefore: Settings
  private var recorder: SessionRecorder?
  private var recording = Data()
  /// How many events the engine took.
  public private(set) var events = 0

  /// - Parameters:
  ///   - interface: what the app is written with.
  ///   - isRecorded: plays the session again at the end, without its app, and compares.
  public init(_ interface: Interface = .uiKit, isRecorded: Bool = false) {
    app = interface.app
    settingsBefore = UIKitHost.shared.settings
    var settings = settingsBefore
    settings.voiceOver.isRunning = true
    settings.voiceOver.rotorItems += ["sameItem", "verticalNavigation", "buttons", "tables", "lists"]
    provider = AccessibilityProvider(app.window)
    session = Session(provider: provider, engines: [VoiceOverEngine()], settings: settings)
    session.keepsTranscript = false
    session.observer = { [weak self] in self?.watch($0) }
    if isRecorded { recorder = SessionRecorder(session) { [weak self] in self?.recording.append($0) } }
    session.send(.start(appName: "Random", isSwitchedOn: false))
  }

  /// Puts the device back as it was.
  public func close() {
    session.observer = nil
    app.close()
    provider.apply(settingsBefore)
  }

  /// Plays steps one after the other.
  /// - Throws: the first ``Failure``.
  public func play(_ steps: [Step]) throws(Failure) {
    for (number, step) in steps.enumerated() {
      take(step)
      if let problem = problem ?? brokenPromise() { throw Failure(step: number, what: problem) }
    }
    session.settle()
    // What the user holds by a pause is answered when VoiceOver ends.
    session.send(.stop)
    if let problem = problem ?? unreportedAnnouncement() ?? differenceOnReplay() {
      throw Failure(step: steps.count, what: problem)
    }
  }

  private func take(_ step: Step) {
    switch step {
    case .event(let event): session.send(event)
    case .wait(let seconds): session.advance(to: session.now + seconds)
    case .mutate(.setting(let number)): changeSetting(number)
    case .mutate(let mutation):
      app.apply(mutation)
      session.advance(to: session.now)
    }
  }

  private func changeSetting(_ number: Int) {
    var voiceOver = session.settings.voiceOver
    switch number % 10 {
    case 0: voiceOver.speaksHints.toggle()
    case 1: voiceOver.navigationStyle = voiceOver.navigationStyle == .flat ? .grouped : .flat
    case 2: voiceOver.navigateImages = .never
    case 3: voiceOver.isMuted.toggle()
    case 4: voiceOver.showsCaptionPanel.toggle()
    case 5: voiceOver.phoneticFeedback = .off
    case 6: voiceOver.changesRotorWithItem.toggle()
    case 7: voiceOver.speakingRate = 1
    case 8: voiceOver.playsSounds.toggle()
    default: voiceOver.navigateImages = .always
    }
    session.settings.voiceOver = voiceOver
  }

  // MARK: Promises

  private func watch(_ occurrence: Session.Occurrence) {
    switch occurrence {
    case .event: events += 1
    case .runaway(let event, _): problem = problem ?? "a loop of events: \(event)"
    case .effect(.speak(let request), _, _): watchWords(request)
    case .effect: break
    }
  }

  /// Labels that are spoken must stand on the screen, for whoever looks at it now.
  private func watchWords(_ request: SpeechRequest) {
    guard request.cause.rule == "focus" || request.cause.rule == "reading on" else { return }
    guard let id = request.cause.element, let element = provider.tree.element(withID: id) else {
      problem = problem ?? "“\(request.utterance.text())” is said of what is not on the screen"
      return
    }
    for part in request.utterance.parts where part.kind == .label {
      // An element may bear the name that its user gave it.
      let names = session.settings.voiceOver.userLabels.values
      // The marks on keys are said by their names: "comma".
      let isMark = element.traits.contains(.keyboardKey) && element.label?.string.count == 1
      if part.text.string != element.label?.string, !isMark, !names.contains(part.text.string) {
        problem = problem ?? "“\(part.text.string)” is said where “\(element.label?.string ?? "")” stands"
      }
    }
  }

  private func brokenPromise() -> String? {
    let focus = session.engines[0].focus
    if let id = focus.element {
      return provider.tree.index(of: id) == nil ? "the focus is on what is not on the screen" : nil
    }
    return provider.tree.isEmpty ? nil : "there is no focus on a screen of \(provider.tree.elements.count)"
  }

  private func differenceOnReplay() -> String? {
    guard let recorder else { return nil }
    recorder.finish()
    do {
      let replay = SessionReplay(try SessionLog(recording, file: "log"), engines: [VoiceOverEngine()])
      return replay.difference.map { "the replay differs at line \($0.line): \($0)" }
    } catch {
      return "the log cannot be read: \(error)"
    }
  }

  private func unreportedAnnouncement() -> String? {
    for text in app.announcements.announced {
      let count = app.announcements.reported[text] ?? 0
      if count != 1 { return "“\(text)” was reported \(count) times" }
    }
    return nil
  }
}

extension RandomSession {
  /// Plays one run.
  /// - Returns: how many events it took, and the failure if there was one.
  public static func run(
    _ steps: [Step], _ interface: Interface = .uiKit, isRecorded: Bool = false
  ) -> (events: Int, failure: Failure?) {
    let session = RandomSession(interface, isRecorded: isRecorded)
    defer { session.close() }
    do {
      try session.play(steps)
      return (session.events, nil)
    } catch {
      return (session.events, error)
    }
  }

  /// Steps by chance.
  public static func steps(seed: UInt64, count: Int) -> [Step] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in Step.random(&numbers) }
  }

  /// The fewest steps that still fail.
  public static func shrink(
    _ steps: [Step], _ interface: Interface = .uiKit, isRecorded: Bool = false
  ) -> [Step] {
    steps.shrunk { run($0, interface, isRecorded: isRecorded).failure != nil }
  }
}
