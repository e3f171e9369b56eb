import AccessibilityTree
import AssistiveTechnology
import AssistiveTouch
import DeviceSettings
import Foundation
import KeyboardAccess
import SpokenContent
import SwitchControl
import Technologies
import VoiceControl
import Zoom

/// What pages are told of the technologies.
extension RunningInspection {
  /// A technology as it is now.
  func message(of technology: Technology) -> TechnologyMessage {
    let isOn = Technology.running(in: session.settings).contains(technology)
    var message = TechnologyMessage(name: technology.rawValue, isOn: isOn)
    if technology == .guidedAccess {
      // Its switch in Settings makes it available; a session is begun with the side button.
      message.isOn = session.settings.guidedAccess.isAvailable || guided.gate.session.state != .off
      message.guidedAccess = guidedAccessState
      message.marks = guidedAccessMarks
    }
    guard isOn else { return message }
    let overlay = technologies.overlays[technology] ?? Overlay()
    message.caption = overlay.caption
    message.panel = overlay.panel.map {
      .init(title: $0.title, rows: $0.rows, selection: $0.selection, frame: frame(ofPanelOf: technology))
    }
    // What floats over the screen is never magnified.
    let isFloating = technology == .zoom || technology == .assistiveTouch
    if technology == .guidedAccess { return message }
    message.marks = Self.marks(overlay).map { mark in
      TechnologyMessage.Mark(
        kind: mark.kind.rawValue, frame: MessageRect(isFloating ? mark.frame : seen(mark.frame)),
        text: mark.text, color: mark.color, isLarge: mark.isLarge, opacity: mark.opacity,
        style: mark.style?.rawValue)
    }
    switch technology {
    case .switchControl: message.switchControl = switchControlState
    case .voiceControl:
      message.voiceControl = session.engine(VoiceControlEngine.self).map {
        .init(isAwake: $0.isAwake, mode: Wording.title($0.mode.rawValue))
      }
    case .fullKeyboardAccess: message.fullKeyboardAccess = keyboardState
    case .spokenContent: message.spokenContent = spokenState
    case .zoom: message.zoom = zoomState
    case .assistiveTouch: message.assistiveTouch = assistiveTouchState(overlay)
    case .voiceOver, .guidedAccess, .app: break
    }
    return message
  }

  /// Where a place of the screen is seen: the lens of Zoom shows it elsewhere.
  func seen(_ place: CGRect) -> CGRect {
    guard let magnification = technologies.magnification, magnification.isMagnified,
      magnification.visible.intersects(place)
    else { return place }
    return magnification.rect(showing: place)
  }

  /// Switch Control's cursor is one of its marks; a cursor without a mark is a ring.
  private static func marks(_ overlay: Overlay) -> [Overlay.Mark] {
    let cursors: Set<Overlay.Mark.Kind> = [.itemCursor, .groupCursor, .leaveGroupCursor, .focusRing]
    guard let cursor = overlay.cursor, !overlay.marks.contains(where: { cursors.contains($0.kind) }) else {
      return overlay.marks
    }
    return overlay.marks + [.init(.focusRing, cursor, isLarge: overlay.isCursorLarge)]
  }

  private func frame(ofPanelOf technology: Technology) -> MessageRect? {
    guard technology == .zoom, let size = provider.screenSize else { return nil }
    return session.engine(ZoomEngine.self)?.panel.map { MessageRect($0.frame(in: size)) }
  }

  // MARK: States

  private var switchControlState: TechnologyMessage.SwitchControlState? {
    session.engine(SwitchControlEngine.self).map { engine in
      let words = engine.words(in: provider.tree, settings: session.settings)
      return .init(
        words: words.parts.map(\.text.string), isHidden: engine.isHidden, isStopped: engine.isStopped,
        recipe: engine.recipe)
    }
  }

  private var keyboardState: TechnologyMessage.KeyboardState? {
    session.engine(KeyboardAccessEngine.self).map { engine in
      let index = engine.focus.element.flatMap { provider.tree.index(of: $0) }
      let words = index.map {
        ElementWords.parts(of: $0, in: provider.tree, language: session.settings.language)
      }
      return .init(words: words ?? [], isPassingThrough: engine.isPassingThrough)
    }
  }

  private var spokenState: TechnologyMessage.SpokenState? {
    session.engine(SpokenContentEngine.self).map { engine in
      let controller = engine.controller
      func range(_ unit: ContentHighlight.Unit) -> [Int]? {
        engine.highlights.first { $0.unit == unit }.map { [$0.range.lowerBound, $0.range.upperBound] }
      }
      return .init(
        isShown: controller.isShown, isCollapsed: controller.isCollapsed, isPlaying: controller.isPlaying,
        speaksOnTouch: controller.speaksOnTouch, speed: controller.speed,
        text: engine.highlights.first?.text, sentence: range(.sentence), word: range(.word))
    }
  }

  private var zoomState: TechnologyMessage.ZoomState? {
    session.engine(ZoomEngine.self).map { engine in
      let picture = engine.magnification
      return .init(
        isMagnified: picture.isMagnified, scale: MessageRect.drawable(picture.scale),
        visible: MessageRect(picture.visible), lens: MessageRect(picture.lens),
        region: picture.region.rawValue, filter: picture.filter.rawValue,
        hasController: picture.controller != nil)
    }
  }

  private func assistiveTouchState(_ overlay: Overlay) -> TechnologyMessage.AssistiveTouchState? {
    session.engine(AssistiveTouchEngine.self).map { engine in
      .init(
        choices: Self.choices(overlay).map { $0.text ?? "AssistiveTouch" },
        isMenuOpen: overlay.marks.contains { $0.kind == .menuIcon }, isDwellPaused: engine.isDwellPaused)
    }
  }

  /// What can be tapped of what AssistiveTouch draws.
  static func choices(_ overlay: Overlay) -> [Overlay.Mark] {
    overlay.marks.filter { $0.kind == .menuIcon || $0.kind == .menuButton }
  }

  // MARK: Tables

  var technologyTables: TechnologyTables {
    let settings = store.settings
    let words = KeyboardWords(language: "en")
    let assigned = KeyAssignments(settings.fullKeyboardAccess.commands)
    return TechnologyTables(
      switchActions: SwitchAction.plain.map { NameAndTitle(name: $0.name, title: Wording.title($0.name)) },
      switchSources: Self.switchSources,
      standardSwitches: Dictionary(
        SwitchAssignment.standard.map { ($0.source.name, $0.action.name) }, uniquingKeysWith: { $1 }),
      keyboardCommands: CommandTable.standard.sections.map { section in
        .init(
          title: words.title(ofSection: section.name),
          commands: section.commands.map { command in
            let keys = assigned.keys(of: command).flatMap { KeyPress(named: $0) }.map { words.keys($0) }
            return .init(name: command.rawValue, title: words.title(of: command), keys: keys ?? "")
          })
      })
  }

  private static var switchSources: [NameAndTitle] {
    let sources: [SwitchSource] =
      [.screen] + SwitchSource.HeadMovement.allCases.map { .camera($0) }
      + SwitchSource.BackTap.allCases.map { .backTap($0) } + SwitchSource.Sound.allCases.map { .sound($0) }
    return sources.map { NameAndTitle(name: $0.name, title: title(of: $0)) }
  }

  private static func title(of source: SwitchSource) -> String {
    switch source {
    case .external(let key): "Key \(key)"
    case .screen: "The screen"
    case .camera(let movement): "Head to the \(movement.rawValue)"
    case .backTap(let taps): "\(Wording.sentence(taps.rawValue)) tap on the back"
    case .sound(let sound): "Sound “\(sound.rawValue)”"
    }
  }
}
