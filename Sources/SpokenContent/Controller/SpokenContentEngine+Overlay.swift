import AccessibilityTree
import AssistiveTechnology
import Foundation

extension SpokenContentEngine {
  /// Draws the controller, what is highlighted and the enlarged text, if they are others than before.
  mutating func show() {
    highlights = highlightsNow()
    // Where the words are is answered at once; what is drawn before would be in the wrong place.
    guard !isLocating else { return }
    var overlay = Overlay()
    if controller.isShown { overlay.panel = controllerPanel }
    overlay.caption = hover.text
    overlay.marks = highlights.flatMap(marks)
    guard overlay != shown else { return }
    shown = overlay
    effects.append(.overlay(overlay))
  }

  /// A mark for each line. A word has a ground, a sentence what Sentence Style says.
  private func marks(of highlight: ContentHighlight) -> [Overlay.Mark] {
    let setting = settings.spokenContent
    let isWord = highlight.unit == .word
    return highlight.frames.map { frame in
      Overlay.Mark(
        isWord ? .highlightedWord : .highlightedSentence, frame,
        color: (isWord ? setting.wordColor : setting.sentenceColor).rawValue,
        style: isWord || setting.highlightStyle == .backgroundColor ? .ground : .underline)
    }
  }

  /// What each row of the controller does, as it is drawn; nil for one that only tells something.
  public var controllerCommands: [SpokenContentCommand?] {
    controller.isCollapsed
      ? [.collapse]
      : [.playPause, nil, .rewind, .fastForward, .slower, .faster, .speakOnTouch, .collapse, .close]
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
