import AccessibilityTree
import AssistiveTechnology
import Braille
import CurbcutUIKit
import DeviceSettings
import Foundation
import Technologies
import VoiceOver

/// The messages to pages.
extension RunningInspection {
  // MARK: Opening a page

  /// Sends a new page the whole current state.
  func greet(_ page: Int, _ outbox: PageOutbox) {
    var messages: [InspectorMessage] = [.hello(hello), .screen(screenMessage), .settings(allSettings)]
    messages.append(.overlay(overlayMessage))
    messages += TechnologyNotes.all.map { .technology(message(of: $0)) }
    messages += TechnologyNotes.all.map {
      .told(
        ToldMessage(technology: $0.rawValue, lines: technologies.history[$0] ?? [], isWhole: true))
    }
    messages.append(.tree(treeMessage))
    messages.append(.braille(brailleMessage))
    messages.append(.recording(recorder.message))
    if app != AppMessage() { messages.append(.app(app)) }
    if let said = notes.latest, Technology(rawValue: said.technology).map(isRunning) ?? false {
      messages.append(.said(said))
    }
    if let failure = failures.ofScreen { messages.append(.failure(failure)) }
    if !notes.history.isEmpty { messages.append(.log(LogMessage(entries: notes.history))) }
    for message in messages { outbox.send(message.text, message.lane) }
  }

  private var hello: HelloMessage {
    HelloMessage(
      name: screen.name, file: screen.file,
      devices: Device.all.map {
        .init(name: $0.name, width: $0.width, height: $0.height, idiom: $0.idiom.rawValue)
      },
      textSizes: ContentSize.allCases.map(\.name), languages: screen.languages,
      settings: Settings.table.map(HelloMessage.Setting.init), gestures: HelloMessage.Gesture.all,
      shortcutItems: AccessibilityShortcut.Item.allCases.map {
        NameAndTitle(name: $0.rawValue, title: $0.title)
      },
      controlCenter: ControlCenter.switches.map { NameAndTitle(name: $0.rawValue, title: $0.title) },
      perAppKeys: Settings.perAppKeys, bundleIdentifier: screen.bundleIdentifier, screens: screen.screens,
      canCompareRevisions: screen.hasRevisions, technologies: technologyTables)
  }

  // MARK: Changes

  /// Tells the pages what has changed since the last call.
  func tell() {
    if notes.treeMayDiffer { mayReadDifferent = true }
    let news = notes.drain()
    let told = technologies.drain()
    guard !pages.isEmpty else {
      self.told = Told(settings: self.told.settings)
      return
    }
    tell(screenMessage, \.screen) { .screen($0) }
    for message in news { tellAll(message) }
    for message in told { tellAll(.told(message)) }
    tell(overlayMessage, \.overlay) { .overlay($0) }
    for technology in TechnologyNotes.all { tell(technology) }
    tell(brailleMessage, \.braille) { .braille($0) }
    guard mayReadDifferent else { return }
    mayReadDifferent = false
    let tree = self.told.tree
    tell(treeMessage, \.tree) { .tree($0) }
    if let tree, self.told.tree?.reads(like: tree) == false { audits.changed(at: now) }
    for page in selections.keys.sorted() { tellSelection(of: page) }
  }

  private func tell(_ technology: Technology) {
    let message = message(of: technology)
    guard told.technologies[technology] != message else { return }
    told.technologies[technology] = message
    tellAll(.technology(message))
  }

  private func tell<Content: Equatable>(
    _ content: Content, _ last: WritableKeyPath<Told, Content?>, as message: (Content) -> InspectorMessage
  ) {
    guard told[keyPath: last] != content else { return }
    told[keyPath: last] = content
    tellAll(message(content))
  }

  // MARK: The screen

  private var screenMessage: ScreenMessage {
    let host = UIKitHost.shared
    let size = host.device.size(host.orientation)
    return ScreenMessage(
      device: host.device.name, width: size.width, height: size.height, scale: host.screen.scale,
      orientation: host.orientation.rawValue, cornerRadius: host.device.cornerRadius,
      language: host.settings.language, isRightToLeft: host.traits.layoutDirection == .rightToLeft,
      appearance: host.settings.appearance.rawValue)
  }

  private var overlayMessage: OverlayMessage {
    let overlay = notes.overlay
    var message = OverlayMessage()
    guard isVoiceOverRunning else { return message }
    message.cursor = overlay.cursor.map { MessageRect(seen($0)) }
    message.isCursorLarge = overlay.isCursorLarge
    message.caption = overlay.caption
    message.isDialShown = overlay.rotor != nil
    message.isCurtained = overlay.isCurtained
    message.panel = overlay.panel.map {
      .init(title: $0.title, rows: $0.rows, selection: $0.selection)
    }
    let isMagnified = technologies.magnification?.isMagnified ?? false
    if overlay.cursor != nil, overlay.panel == nil, !isMagnified, let id = voiceOver?.focus.element,
      let element = provider.tree.element(withID: id), element.hasDetails
    {
      message.path = element.details.path.flatMap(\.svg)
    }
    if let rotor = voiceOver?.rotorNames(in: provider.tree, settings: session.settings) {
      message.rotorItems = rotor.names
      message.rotor = rotor.current.map { rotor.names[$0] }
    }
    return message
  }

  private var treeMessage: TreeMessage {
    TreeMessage(provider.tree) { [provider] id in provider.object(withID: id) }
  }

  private var brailleMessage: BrailleMessage {
    guard let display = braille.display as? MemoryBrailleDisplay, isVoiceOverRunning else {
      return BrailleMessage(cells: "", text: "", message: false)
    }
    return BrailleMessage(
      cells: BrailleTranslation.unicode(display.frame.cells), text: display.frame.text,
      message: braille.window.line?.isMessage ?? false)
  }

  // MARK: Settings

  /// All settings, flags and traits, for a page that has just opened.
  var allSettings: SettingsMessage {
    SettingsMessage(
      values: Self.values(of: store.settings), flags: SettingEffects.flags, traits: SettingEffects.traits)
  }

  static func values(of settings: Settings) -> [String: SettingValue] {
    Dictionary(uniqueKeysWithValues: Settings.table.map { ($0.key, $0.value(in: settings)) })
  }

  /// Tells the pages of changed settings and their effects, whatever changed them.
  func settingsChanged(_ change: SettingsStore.Change) {
    guidedAccessSettingsChanged(change.new.guidedAccess)
    mayLookDifferent = true
    mayReadDifferent = true
    audits.changed(at: now)
    let effects = self.effects.drain()
    for key in change.keys {
      let value = Settings.definition(of: key)?.value(in: change.new).description ?? ""
      notes.add(.setting, "\(key) = \(value)", at: now)
    }
    for name in effects.notifications { notes.add(.notification, name, cause: "a setting", at: now) }
    tellAll(
      .settings(
        SettingsMessage(
          values: Self.values(of: change.new), changed: change.keys, notifications: effects.notifications,
          flags: effects.flags, traits: effects.traits)))
  }
}
