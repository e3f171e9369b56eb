import AccessibilityTree
import AssistiveTechnology
import Foundation
import VoiceControl

/// Tells what Voice Control heard, what it shows, and what became of it.
@MainActor
open class VoiceControlNarrator: Narrator {
  private var overlay = Overlay()

  open override var tellsValues: Bool { true }

  open override func note(_ event: Event) {
    if case .phrase(let phrase) = event, phrase.isFinal {
      let percent = phrase.confidence < 1 ? ", \(Int((phrase.confidence * 100).rounded())) percent sure" : ""
      tell("Heard “\(phrase.text)”\(percent)", parts: ["Heard", phrase.text])
    }
    super.note(event)
  }

  open override func show(_ effect: Effect, of technology: String, at time: Double) {
    super.show(effect, of: technology, at: time)
    guard case .overlay(let new) = effect else { return }
    let old = overlay
    overlay = new
    if let caption = new.caption, caption != old.caption { tell(caption: caption) }
    if new.panel != old.panel, let panel = new.panel { tell(panel) }
    if new.marks != old.marks, !new.marks.isEmpty { tell(new.marks, after: old.marks) }
  }

  /// What is shown at the top of the screen, without what was told as heard.
  private func tell(caption: String) {
    let heard = heardLast
    for line in caption.split(separator: "\n").map(String.init) where line != heard { tell(line) }
  }

  /// The words that were heard last.
  private var heardLast: String? {
    lines.last { $0.parts.first == "Heard" }.flatMap { $0.parts.count > 1 ? $0.parts[1] : nil }
  }

  private func tell(_ panel: Overlay.Panel) {
    tell("\(panel.title):", parts: [panel.title])
    for row in panel.rows { tell(row) }
  }

  /// The grid, and where it is, if it covers a part of another.
  private func tellGrid(_ marks: [Overlay.Mark], after before: [Overlay.Mark]) {
    let columns = Set(marks.map(\.frame.minX)).count
    let rows = marks.count / max(1, columns)
    var line = "Grid of \(columns) columns and \(rows) rows, numbered 1 to \(marks.count)"
    let area = Self.area(of: marks)
    var parts = ["Grid"]
    if let outer = Self.area(of: before), let area, outer != area, outer.contains(area) {
      let names = provider.tree.elements.filter { $0.bounds.intersects(area) }.map {
        ElementWords.name(of: $0)
      }
      let size = "\(Int(area.width)) by \(Int(area.height)) points at \(Int(area.minX)), \(Int(area.minY))"
      line += ", over \(size): \(names.isEmpty ? "nothing" : names.joined(separator: "; "))"
      parts += names
    }
    tell(line, parts: parts)
  }

  private static func area(of marks: [Overlay.Mark]) -> CGRect? {
    let cells = marks.filter { $0.kind == .gridCell }.map(\.frame)
    return cells.isEmpty ? nil : cells.reduce(CGRect.null) { $0.union($1) }.integral
  }

  private func tell(_ marks: [Overlay.Mark], after before: [Overlay.Mark]) {
    if marks.contains(where: { $0.kind == .gridCell }) { return tellGrid(marks, after: before) }
    let badges = marks.filter { $0.kind == .badge }
    // What has only moved keeps its number.
    guard
      badges.map(\.text) != before.filter({ $0.kind == .badge }).map(\.text) || badges.count != before.count
    else { return }
    let areNumbers = badges.allSatisfy { Int($0.text ?? "") != nil }
    let names = badges.map { badge -> String in
      let text = badge.text ?? ""
      guard areNumbers else { return text }
      return "\(text) \(ElementWords.name(at: badge.frame, in: provider.tree) ?? "")"
    }
    tell("\(areNumbers ? "Numbers" : "Names"): \(names.joined(separator: "; "))", parts: names)
  }
}
