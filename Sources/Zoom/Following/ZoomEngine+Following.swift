import AccessibilityTree
import AssistiveTechnology
import Foundation

extension ZoomEngine {
  // MARK: What the app says

  mutating func handle(_ notification: AppNotification) {
    switch notification {
    case .zoomFocusChanged(let place):
      following.isToldByApp = true
      follow(insertionPoint: place)
    case .gestureConflictWithZoom:
      conflict.isKnown = true
      offerChoice()
    case .keyboardAppeared:
      following.keyboard = keyboardFrame
      following.usesHardwareKeyboard = false
      fitLens()
      following.last = nil
      followTree()
    case .keyboardDisappeared:
      following.keyboard = nil
      fitLens()
    case .screenChanged: following.isToldByApp = false
    case .layoutChanged, .announcement, .pageScrolled, .pauseTechnology, .resumeTechnology,
      .speakSelection:
      break
    }
  }

  /// Where the keyboard is: around its keys, or at the bottom where it has none that are known.
  private var keyboardFrame: CGRect? {
    guard let screenSize else { return nil }
    let keys = tree.elements.lazy.filter { $0.traits.contains(.keyboardKey) }.map(\.bounds)
    let screen = CGRect(origin: .zero, size: screenSize)
    let frame = keys.reduce(CGRect.null) { $0.union($1) }.intersection(screen)
    if !frame.isNull, frame.height > 0 { return frame }
    let height = screenSize.height * ZoomMeasures.keyboardShare
    return CGRect(x: 0, y: screenSize.height - height, width: screenSize.width, height: height)
  }

  // MARK: The screen

  mutating func screenChanged(_ update: ScreenUpdate) {
    switch update {
    case .structure:
      if following.keyboard != nil {
        following.keyboard = keyboardFrame
        fitLens()
      }
      followTree()
    case .attributes(let ids):
      for id in ids {
        guard let element = tree.element(withID: id), element.traits.contains(.isEditing) else { continue }
        follow(edited: element)
      }
    }
  }

  /// Follows the insertion point of the text that is edited.
  mutating func followTree() {
    guard isFollowing, let edited = tree.elements.first(where: { $0.traits.contains(.isEditing) }) else {
      return
    }
    follow(edited: edited)
  }

  private mutating func follow(edited element: AccessibilityElement) {
    guard !following.isToldByApp else { return }
    let place = element.details.text?.selection.flatMap { element.place(of: $0.upperBound..<$0.upperBound) }
    let found = place ?? element.bounds
    // What has not moved does not bring back a user who looks elsewhere.
    if found != following.last { follow(insertionPoint: found) }
  }

  // MARK: Following

  /// Whether the lens goes where the focus is: not while fingers move it, nor over a menu.
  private var isFollowing: Bool {
    guard isMagnifying, settings.zoom.followsFocus, panel == nil else { return false }
    return press.isAppsOwn
  }

  private mutating func follow(insertionPoint place: CGRect) {
    guard isFollowing else { return }
    following.last = place
    lens.follow(place, centers: following.usesHardwareKeyboard)
  }

  /// Follows the cursor of another technology, to the part of a text that it is on.
  mutating func follow(cursor: Focus) {
    guard isFollowing, let element = cursor.element.flatMap({ tree.element(withID: $0) }) else { return }
    let place = cursor.range.flatMap { element.place(of: $0) } ?? element.bounds
    lens.follow(place, centers: false)
  }
}
