import AssistiveTechnology
import DeviceSettings
import Foundation

extension AssistiveTouchEngine {
  /// How large the pointer is, in points, at its smallest and at its largest.
  private static let pointerSides = (small: 20.0, large: 60.0)
  private static let circleColor = "blue"

  /// Draws what is shown, if it is something else than before.
  mutating func draw() {
    var overlay = Overlay()
    if recorder != nil { overlay.caption = words.title(of: .newGesture) }
    overlay.marks = screenSize.map { marks(in: $0) } ?? []
    show(overlay)
  }

  mutating func show(_ overlay: Overlay) {
    guard overlay != shown else { return }
    shown = overlay
    effects.append(.overlay(overlay))
  }

  private func marks(in size: CGSize) -> [Overlay.Mark] {
    var marks: [Overlay.Mark] = []
    let circles = recorder?.trace ?? placement?.circles ?? []
    marks += circles.map { .init(.touchPoint, GesturePlacement.frame(of: $0), color: Self.circleColor) }
    if recorder != nil {
      marks += RecorderButton.allCases.map {
        .init(.menuIcon, $0.frame(in: size), text: words.phrase($0 == .save ? .save : .cancel))
      }
    } else if let menu {
      marks.append(.init(.menu, TouchMenu.frame(in: size), text: title(of: menu)))
      marks += menu.icons(in: size).map { .init(.menuIcon, $0.frame, text: title(of: $0.target)) }
    } else if isButtonShown, let frame = buttonFrame {
      marks.append(
        .init(.menuButton, frame, text: words.phrase(.menu), opacity: isIdle ? options.idleOpacity : nil))
    }
    if let point = dwell.point, !isPointerHidden { marks.append(pointerMark(at: point)) }
    return marks
  }

  private func pointerMark(at point: CGPoint) -> Overlay.Mark {
    let (small, large) = Self.pointerSides
    let side = small + (large - small) * min(max(0, options.pointerSize), 1)
    let color = options.pointerColor == .none ? nil : options.pointerColor.rawValue
    return .init(
      .pointer, CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side),
      text: chosen.map { words.title(of: $0) }, color: color)
  }

  private func title(of menu: TouchMenu) -> String {
    menu.page.map { words.title(of: $0) } ?? words.phrase(.menu)
  }

  private func title(of target: TouchMenu.Target) -> String {
    switch target {
    case .back: words.phrase(.back)
    case .next: words.phrase(.next)
    case .action(.pauseDwell) where isDwellPaused: words.phrase(.resumeDwell)
    case .action(let action): words.title(of: action)
    }
  }
}
