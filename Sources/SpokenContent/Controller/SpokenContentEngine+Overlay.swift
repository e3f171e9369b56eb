import AccessibilityTree
import AssistiveTechnology
import Foundation

extension SpokenContentEngine {
  /// Draws the controller, what is highlighted and the enlarged text, if they are others than before.
  mutating func show() {
    highlights = highlightsNow()
    var overlay = Overlay()
    if controller.isShown { overlay.panel = controllerPanel }
    overlay.caption = hover.text
    overlay.marks = highlights.map { highlight in
      Overlay.Mark(
        highlight.unit == .word ? .highlightedWord : .highlightedSentence, highlight.frame,
        color: (highlight.unit == .word
          ? settings.spokenContent.wordColor : settings.spokenContent.sentenceColor).rawValue)
    }
    guard overlay != shown else { return }
    shown = overlay
    effects.append(.overlay(overlay))
  }

  private var controllerPanel: Overlay.Panel {
    let words = words
    let number =
      controller.speed == controller.speed.rounded() ? "\(Int(controller.speed))" : "\(controller.speed)"
    let speed = words.title(.speed).replacingOccurrences(of: "%@", with: number)
    let play = words.title(controller.isPlaying ? .pause : .play)
    let titles: [ContentWords.Title] = [
      .rewind, .fastForward, .slower, .faster, .speakOnTouch, .collapse, .close,
    ]
    let rows =
      controller.isCollapsed
      ? [words.title(.expand)] : [play, speed] + titles.map(words.title)
    return Overlay.Panel(title: words.title(.speechController), rows: rows)
  }
}
