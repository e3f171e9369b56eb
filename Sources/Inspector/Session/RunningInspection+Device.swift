import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import InterfaceBuilder

/// Settings, the device, and the screen that it shows.
extension RunningInspection {
  // MARK: Settings

  /// Changes settings, or tells the page why they cannot be changed.
  func changeSettings(for page: Int, _ body: (inout Settings) throws -> Void) {
    var new = store.settings
    do {
      try body(&new)
    } catch {
      return fail("\(error)", for: page)
    }
    apply(new)
  }

  func apply(_ new: Settings) {
    let old = store.settings
    guard new != old else { return }
    // VoiceOver must still be running to say that it is off.
    if old.voiceOver.isRunning, !new.voiceOver.isRunning { session.send(.stop, at: now) }
    // This store writes nothing to disk, so updating it cannot fail.
    try? store.update { $0 = new }
    if !old.voiceOver.isRunning, new.voiceOver.isRunning {
      session.send(.start(appName: nil, isSwitchedOn: true), at: now)
    }
    if new.language != old.language {
      setUp.language = new.language
      // Localised texts are chosen when a screen is made.
      makeAnew()
    } else if new.forceRightToLeft != old.forceRightToLeft, let window = provider.window as? UIWindow {
      // The provider takes the layout direction when it is created.
      show(window)
    }
  }

  func load(settings text: String, for page: Int) {
    do throws(SettingError) {
      let file = try SettingsFile(Data(text.utf8), name: "settings")
      var new = Settings()
      let unknown = try file.apply(to: &new)
      apply(new)
      if let first = unknown.first { fail(first.description, place: first.place, for: page) }
    } catch {
      fail("\(error)", place: error.place, for: page)
    }
  }

  // MARK: The Accessibility Shortcut

  func tripleClick(for page: Int) {
    notes.add(.event, "The side button was triple-clicked", at: now)
    let now = now
    useShortcut(for: page) { shortcut, settings in
      (0..<3).flatMap { _ in shortcut.click(at: now, &settings) }
    }
  }

  func choose(shortcut name: String, for page: Int) {
    guard let row = shortcut.list?.rows.firstIndex(where: { $0.item.rawValue == name }) else {
      return fail("The Accessibility Shortcut does not offer “\(name)” now.", for: page)
    }
    useShortcut(for: page) { $0.choose(row: row, &$1) }
  }

  /// Answers the alert, or closes what is open.
  func answerShortcut(isWanted: Bool, for page: Int) {
    useShortcut(for: page) { shortcut, settings in
      if isWanted { return shortcut.confirm(&settings) }
      shortcut.cancel()
      return []
    }
  }

  // MARK: The device

  func become(_ change: PageMessage.DeviceChange, for page: Int) {
    var new = setUp
    if let name = change.name {
      guard let device = Device(named: name) else { return fail("There is no device “\(name)”.", for: page) }
      new.device = device
    }
    if let orientation = change.orientation {
      if orientation != setUp.orientation, keepsOrientation(for: page) { return }
      new.orientation = orientation
    }
    let isOther = new.device != setUp.device
    if isOther || new.orientation != setUp.orientation {
      setUp = new
      UIKitHost.shared.configure(
        device: new.device, orientation: new.orientation, settings: store.settings)
      _ = effects.drain()
      mayLookDifferent = true
      mayReadDifferent = true
      notes.add(.setting, "\(new.device.name), \(new.orientation.rawValue)", at: now)
      // Another model is another device, on which the app must be launched; rotation keeps the screen.
      audits.changed(at: now)
      if isOther { makeAnew() }
    }
    guard change.language != nil || change.rightToLeft != nil else { return }
    changeSettings(for: page) { settings in
      if let language = change.language { try settings.set("language", to: .text(language)) }
      if let isRightToLeft = change.rightToLeft { settings.forceRightToLeft = isRightToLeft }
    }
  }

  // MARK: Screens

  func choose(screen id: String, for page: Int) {
    do {
      try screen.choose(id)
      audits.forget()
      show(try screen.makeWindow(language: setUp.language))
      mend()
      for (page, outbox) in pages { greet(page, outbox) }
    } catch {
      fail(error, for: page)
    }
  }

  func relaunch(for page: Int) {
    notes.add(.event, "Relaunched", at: now)
    makeAnew()
  }

  /// Rebuilds the screen from what is on disk now. If that fails, the previous screen stays.
  func makeAnew() {
    if let onRestart, screen.needsRestart { return onRestart() }
    do {
      show(try screen.makeWindow(language: setUp.language))
      mend()
    } catch {
      complain(error)
    }
  }

  // MARK: Files

  /// Reloads the screen if its files have changed.
  func followFiles() {
    let changed = watcher.look(at: now)
    guard !changed.isEmpty else { return }
    if screen.needsRestart, let onRestart { return onRestart() }
    let clock = ContinuousClock()
    var failure: (any Error)?
    let duration = clock.measure {
      do { show(try screen.makeWindow(language: setUp.language)) } catch { failure = error }
    }
    watcher.watch(screen.watchedFiles)
    if let failure { return complain(failure) }
    mend()
    let names = changed.map(\.lastPathComponent)
    notes.add(.screen, "Reloaded: \(names.joined(separator: ", "))", at: now)
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    tellAll(.reloaded(ReloadedMessage(files: names, milliseconds: seconds * 1000)))
  }

  // MARK: Failures

  /// Tells all pages, and the person at the terminal, of an error in a file, with its place.
  package func complain(_ error: any Error) {
    let message = FailureMessage(error)
    onComplaint?(message.place.map { "\($0): \(message.message)" } ?? message.message)
    failures.ofScreen = message
    tellAll(.failure(message))
  }

  /// Tells all pages that the screen can be made again.
  private func mend() {
    guard failures.ofScreen != nil else { return }
    failures.ofScreen = nil
    tellAll(.mended(MendedMessage()))
  }

  func fail(_ error: any Error, for page: Int) { fail(FailureMessage(error), for: page) }
}

extension FailureMessage {
  init(_ error: any Error) {
    if let error = error as? InterfaceBuilderError {
      self.init(
        message: error.problem + (error.expected.map { "; expected \($0)" } ?? "") + "."
          + (error.advice.map { " \($0)" } ?? ""),
        place: error.file + (error.place.map { ":\($0)" } ?? ""))
    } else if let error = error as? InspectorError {
      self.init(message: error.description)
    } else {
      self.init(message: "\(error)")
    }
  }
}
