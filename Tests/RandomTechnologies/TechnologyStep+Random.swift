import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import KeyboardAccess
import SpokenContent
import TestNumbers
import Zoom

extension TechnologyStep {
  /// Steps by chance. What takes several steps in life, such as a finger that goes over the screen, is several here.
  public static func random(_ count: Int, seed: UInt64) -> [TechnologyStep] {
    var numbers = SeededNumbers(seed: seed)
    var steps: [TechnologyStep] = []
    steps.reserveCapacity(count + 16)
    addBeginning(to: &steps, &numbers)
    while steps.count < count { add(to: &steps, &numbers) }
    return steps
  }

  /// What runs at first, and how it is set up.
  private static func addBeginning(to steps: inout [TechnologyStep], _ numbers: inout SeededNumbers) {
    for (key, value) in beginning where Bool.random(using: &numbers) { steps.append(.set(key, value)) }
    for _ in 0..<6 { steps.append(setting(&numbers)) }
    for technology in technologies where Int.random(in: 0..<3, using: &numbers) == 0 {
      steps.append(.toggle(technology))
    }
    if Int.random(in: 0..<3, using: &numbers) == 0 { addSession(to: &steps, &numbers) }
  }

  private static let beginning: [(String, SettingValue)] = [
    ("switchControl.speaks", .bool(true)), ("switchControl.tapBehavior", .text("alwaysTap")),
    ("switchControl.scanningStyle", .text("manual")), ("switchControl.playsSounds", .bool(true)),
    ("spokenContent.showsController", .bool(true)), ("spokenContent.highlight", .text("wordsAndSentences")),
    ("zoom.isZoomedIn", .bool(true)), ("zoom.showsController", .bool(true)),
    ("voiceControl.overlay", .text("itemNumbers")),
    ("assistiveTouch.usesDwell", .bool(true)), ("voiceOver.navigationStyle", .text("grouped")),
    ("fullKeyboardAccess.autoHides", .bool(false)),
  ]

  /// A session of Guided Access from its beginning, or changed on the way.
  private static func addSession(to steps: inout [TechnologyStep], _ numbers: inout SeededNumbers) {
    steps += [.guide(.open), .guide(.passcode(isRight: true))]
    for _ in 0..<Int.random(in: 0...3, using: &numbers) { steps.append(.guide(guiding(&numbers))) }
    steps.append(.guide(.start))
  }

  private static func add(to steps: inout [TechnologyStep], _ numbers: inout SeededNumbers) {
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0..<14: steps.append(.event(.gesture(gesture(&numbers))))
    case 14..<24: addFingers(to: &steps, &numbers)
    case 24..<28: steps.append(.event(.touch(touch(&numbers))))
    case 28..<36: addKey(to: &steps, &numbers)
    case 36..<44: addSwitch(to: &steps, &numbers)
    case 44..<49: steps.append(.event(.phrase(phrase(&numbers))))
    case 49..<52: steps.append(.event(.pointer(pointer(&numbers))))
    case 52..<56: steps.append(.event(.command(commands.any(&numbers))))
    case 56..<57: steps.append(.event(braille(&numbers)))
    case 57..<67: steps.append(.wait(Double(Int.random(in: 0...25, using: &numbers)) / 10))
    case 67..<72: steps.append(.toggle(technologies.any(&numbers)))
    case 72..<77: steps.append(setting(&numbers))
    case 77..<79: steps.append(.guide(guiding(&numbers)))
    case 79: addSession(to: &steps, &numbers)
    case 80: steps += [.guide(.open), .guide(.passcode(isRight: true)), .guide(.end)]
    case 81: steps.append(.click(Int.random(in: 1...3, using: &numbers)))
    case 82 where Bool.random(using: &numbers): steps.append(.screenIsSwitch(Bool.random(using: &numbers)))
    case 82: steps.append(.choose(Int.random(in: 0...8, using: &numbers)))
    default: steps.append(.mutate(mutation(&numbers)))
    }
  }

  static let technologies: [Technology] = [
    .voiceOver, .zoom, .switchControl, .voiceControl, .fullKeyboardAccess, .assistiveTouch, .spokenContent,
  ]

  // MARK: Fingers

  private static func point(_ numbers: inout SeededNumbers) -> CGPoint {
    CGPoint(
      x: Double(Int.random(in: -10...400, using: &numbers)),
      y: Double(Int.random(in: -10...860, using: &numbers)))
  }

  /// Fingers that tap or go over the screen, and are lifted.
  private static func addFingers(to steps: inout [TechnologyStep], _ numbers: inout SeededNumbers) {
    let count = Bool.random(using: &numbers) ? 1 : Int.random(in: 1...4, using: &numbers)
    let start = point(&numbers)
    let end = Bool.random(using: &numbers) ? start : point(&numbers)
    let pause = Double(Int.random(in: 0...12, using: &numbers)) / 20
    func touches(_ phase: Touch.Phase, _ point: CGPoint) -> [TechnologyStep] {
      (0..<count).map { finger in
        let place = CGPoint(x: point.x + 30 * Double(finger), y: point.y)
        return .event(.touch(Touch(finger: finger, phase: phase, point: place)))
      }
    }
    steps += touches(.began, start) + [.wait(pause / 2)]
    if start != end {
      steps +=
        touches(.moved, CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)) + touches(.moved, end)
    }
    steps += [.wait(pause)] + touches(.ended, end)
  }

  private static func touch(_ numbers: inout SeededNumbers) -> Touch {
    let phases: [Touch.Phase] = [.began, .moved, .moved, .ended, .ended, .cancelled]
    return Touch(
      finger: Int.random(in: 0...3, using: &numbers), phase: phases.any(&numbers), point: point(&numbers))
  }

  private static func pointer(_ numbers: inout SeededNumbers) -> Pointer {
    let phases: [Pointer.Phase] = [.moved, .moved, .pressed, .released, .released, .left]
    return Pointer(phases.any(&numbers), at: point(&numbers), button: Int.random(in: 0...2, using: &numbers))
  }

  private static func gesture(_ numbers: inout SeededNumbers) -> Gesture {
    let direction = Gesture.Direction.allCases.any(&numbers)
    var fingers = 1
    let kind: Gesture.Kind
    switch Int.random(in: 0..<24, using: &numbers) {
    case 0..<8: kind = .swipe(direction)
    case 8..<11: kind = .tap(2)
    case 11: kind = .tap(1)
    case 12: kind = .explore
    case 13: kind = .lift
    case 14: kind = .splitTap
    case 15: (fingers, kind) = (2, .scrub)
    case 16: (fingers, kind) = (2, .rotate(clockwise: Bool.random(using: &numbers)))
    case 17: (fingers, kind) = (Int.random(in: 2...3, using: &numbers), .swipe(direction))
    case 18:
      fingers = Int.random(in: 1...4, using: &numbers)
      kind = .tap(Int.random(in: 1...4, using: &numbers))
    case 19: (fingers, kind) = (Int.random(in: 1...3, using: &numbers), .hold(taps: 1))
    case 20: kind = .passThrough(touch(&numbers))
    case 21: (fingers, kind) = (3, .holdAndSwipe(direction))
    case 22: (fingers, kind) = (2, .pinch(opening: Bool.random(using: &numbers)))
    default: kind = .edge(.top, stage: Int.random(in: 1...3, using: &numbers))
    }
    return Gesture(
      kind, fingers: fingers, at: Int.random(in: 0..<4, using: &numbers) > 0 ? point(&numbers) : nil)
  }

  // MARK: Keys, switches, words

  private static let keys = [
    "tab", "tab", "left", "right", "up", "down", "space", "return", "escape", "a", "f", "h", "z", "1",
    "delete",
    "control", "option",
  ]
  private static let modifiers: [KeyPress.Modifiers] = [
    [], [], [], .shift, .control, [.control, .option], [.control, .option, .command], .tab, .function,
    [.option, .command],
  ]

  private static func addKey(to steps: inout [TechnologyStep], _ numbers: inout SeededNumbers) {
    let key = keys.any(&numbers)
    let held = modifiers.any(&numbers)
    func press(_ isDown: Bool) -> TechnologyStep {
      .event(.key(KeyPress(key, modifiers: held, isDown: isDown, characters: key.count == 1 ? key : nil)))
    }
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: steps.append(press(true))
    case 1: steps.append(press(false))
    default: steps += [press(true), press(false)]
    }
  }

  static let switches: [SwitchSource] = [
    .external("space"), .external("return"), .external("1"), .screen, .sound(.pop), .camera(.left),
    .backTap(.double),
  ]

  private static func addSwitch(to steps: inout [TechnologyStep], _ numbers: inout SeededNumbers) {
    let source = switches.any(&numbers)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: steps.append(.event(.switchPress(SwitchPress(source))))
    case 1: steps.append(.event(.switchPress(SwitchPress(source, isDown: false))))
    case 2:
      steps += [.event(.switchPress(SwitchPress(source))), .wait(1.2)]
      steps.append(.event(.switchPress(SwitchPress(source, isDown: false))))
    default:
      steps.append(.event(.switchPress(SwitchPress(source))))
      steps.append(.event(.switchPress(SwitchPress(source, isDown: false))))
    }
  }

  private static let phrases = [
    "tap %", "tap %", "tap %", "%", "double tap %", "long press %", "show numbers", "show names", "show grid",
    "3", "1",
    "zoom in 3", "hide numbers", "go back", "go home", "scroll down", "swipe left", "swipe up on %",
    "drag % to 2",
    "increment %", "type hello world", "hello", "select all", "delete that", "undo that", "select hello",
    "capitalize that",
    "go to sleep", "wake up", "repeat that", "repeat 3 times", "cancel", "yes", "show commands", "tap ok",
    "tap back",
    "dictation mode", "command mode", "spelling mode", "show actions for %", "start recording commands",
    "stop recording commands", "search for hello", "turn off voice control", "2 finger swipe down",
    "zoom out",
  ]

  private static func phrase(_ numbers: inout SeededNumbers) -> Phrase {
    let item = "item \(Int.random(in: 1...40, using: &numbers))"
    let text = phrases.any(&numbers).replacing("%", with: item)
    let confidence = [1.0, 1, 1, 0.4, 0.1].any(&numbers)
    return Phrase(
      text, alternatives: [.init(phrases.any(&numbers), confidence: confidence / 2)], confidence: confidence,
      isFinal: Int.random(in: 0..<8, using: &numbers) > 0)
  }

  private static func braille(_ numbers: inout SeededNumbers) -> Event {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: .braille(.display(cells: Int.random(in: 0...40, using: &numbers)))
    case 1: .braille(.panRight)
    case 2: .braille(.route(offset: Int.random(in: 0...20, using: &numbers)))
    default:
      .braille(
        .chord(dots: UInt8.random(in: 0...255, using: &numbers), withSpace: Bool.random(using: &numbers)))
    }
  }

  static let commands: [String] =
    KeyboardCommand.allCases.map(\.rawValue) + ZoomAction.allCases.map(\.rawValue)
    + SpokenContentCommand.allCases.map(\.rawValue) + SwitchAction.plain.map(\.name)
    + [
      "activate", "escape", "magicTap", "readAll", "readFromTop", "pauseSpeech", "nextRotor",
      "moveToFirstItem",
      "moveIn", "moveOut", "toggleMute", "toggleScreenCurtain", "showItemChooser", "showQuickSettings",
      "toggleHelp",
      "readItemSummary", "labelItem", "announcementHistory", "findText", "openMenu", "singleTap",
      "pinchAndRotate",
      "holdAndDrag", "newGesture", "threeFingers", "scrollDown", "pauseDwell", "longPress",
    ]

  // MARK: Settings

  private static let settings: [[SettingDefinition]] = technologyKeys.map { prefix in
    Settings.table.filter { definition in
      guard definition.key.hasPrefix(prefix) else { return false }
      return switch definition.kind {
      case .toggle, .choice, .number: true
      default: false
      }
    }
  }

  private static let technologyKeys = [
    "voiceOver.", "switchControl.", "voiceControl.", "fullKeyboardAccess.", "spokenContent.", "zoom.",
    "assistiveTouch.", "isSpeak",
  ]

  private static func setting(_ numbers: inout SeededNumbers) -> TechnologyStep {
    let definition = settings.any(&numbers).any(&numbers)
    let value: SettingValue =
      switch definition.kind {
      case .choice(let choices): .text(choices.any(&numbers).value)
      case .number(let range, let step):
        .number(
          min(
            range.upperBound,
            range.lowerBound + step
              * Double(Int.random(in: 0...Int((range.upperBound - range.lowerBound) / step), using: &numbers))
          ))
      default: .bool(Bool.random(using: &numbers))
      }
    return .set(definition.key, value)
  }

  private static func guiding(_ numbers: inout SeededNumbers) -> Guiding {
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0, 1: return .open
    case 2, 3: return .passcode(isRight: Int.random(in: 0..<4, using: &numbers) > 0)
    case 4, 5, 6:
      let (place, size) = (point(&numbers), Double(Int.random(in: 0...300, using: &numbers)))
      let shapes: [DisabledRegionShape] = [
        .rectangle(x: place.x, y: place.y, width: size, height: size / 2),
        .ellipse(x: place.x, y: place.y, width: size, height: size),
        .triangle(x: place.x, y: place.y, size: size),
      ]
      return .disable(shapes.any(&numbers))
    case 7: return .free(Int.random(in: 0...4, using: &numbers))
    case 8:
      return .allow(
        touch: Int.random(in: 0..<4, using: &numbers) > 0, keyboards: Bool.random(using: &numbers))
    case 9: return .limit(minutes: Bool.random(using: &numbers) ? 1 : nil)
    case 10, 11: return .start
    case 12: return .cancel
    default: return .end
    }
  }

  // MARK: The app

  static func mutation(_ numbers: inout SeededNumbers) -> Mutation {
    func any() -> Int { Int.random(in: 0..<64, using: &numbers) }
    func coin() -> Bool { Bool.random(using: &numbers) }
    let point = point(&numbers)
    return switch Int.random(in: 0..<36, using: &numbers) {
    case 0...3: .add(kind: any(), x: point.x, y: point.y)
    case 4, 5: .remove(any())
    case 6: .toggleHidden(any())
    case 7: .toggleElementsHidden(any())
    case 8: .toggleModal(any())
    case 9: .move(any(), x: point.x, y: point.y)
    case 10: .resize(any(), width: Double(any() * 4), height: Double(any() * 2))
    case 11: .reorder(any(), toFront: coin())
    case 12: .nudge(any())
    case 13, 14: .rename(any(), any())
    case 15: .revalue(any(), any())
    case 16, 17: .toggleTrait(any(), any())
    case 18: .respond(any(), [nil, true, false].any(&numbers))
    case 19: .push
    case 20: .pop
    case 21: .alert
    case 22: .dismiss
    case 23: .scroll(Double(any() * 10 - 320))
    case 24, 25: .edit(any())
    case 26: .endEditing
    case 27, 28:
      .announce(
        "News \(UInt32.random(in: 0...UInt32.max, using: &numbers))",
        [nil, .low, .default, .high].any(&numbers))
    case 29: .screenChanged(coin() ? any() : nil)
    case 30: .layoutChanged(coin() ? any() : nil)
    case 31: .pause(resumes: coin(), ofVoiceOver: coin())
    case 32: .zoomFocus(x: point.x, y: point.y)
    case 33: .toggleElement(any())
    case 34 where any() == 0: .rotate
    default: .later(mutation(&numbers), Double(any()) / 30)
    }
  }
}

extension Array {
  fileprivate func any(_ numbers: inout SeededNumbers) -> Element {
    self[Int.random(in: 0..<count, using: &numbers)]
  }
}
