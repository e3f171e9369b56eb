import Foundation

/// How far the current page has been shown, which its dot tells.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrolprogress>.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Is asked and told about the progress; not retained.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// How far the page has been shown, from 0 to 1.
  open var currentProgress: Float = 0
  /// Whether the progress is visible.
  open var isProgressVisible: Bool { false }
}

/// Is asked and told about the progress of a page.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// How far a page has been shown at first, from 0 to 1; 0 by default.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
    -> Float
  { 0 }
}

/// Turns pages by the time for which they are shown.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress>.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// How long a page is shown, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last.
  open var resetsToInitialPageAfterEnd = false
  /// Whether pages are turned; false here until the app starts it.
  open private(set) var isRunning = false
  final weak var control: UIPageControl?
  private var round = 0

  /// Makes a progress for pages that are shown for so many seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Begins to turn pages.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    wait()
  }

  /// Stops turning pages.
  open func pauseTimer() {
    isRunning = false
    round += 1
  }

  /// Sets how long a page is shown; nil for ``preferredDuration``.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// How long a page is shown, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  private var durations: [Int: TimeInterval] = [:]

  private func wait() {
    round += 1
    let this = round
    guard let control else { return }
    UIKitHost.shared.clock.after(max(duration(forPage: control.currentPage), 0.01), isApps: true) {
      [weak self] in
      guard let self, isRunning, this == round else { return }
      turn()
    }
  }

  private func turn() {
    guard let control, control.numberOfPages > 0 else { return }
    let next = control.currentPage + 1
    guard next < control.numberOfPages || resetsToInitialPageAfterEnd else { return pauseTimer() }
    control.currentPage = next % control.numberOfPages
    control.sendActions(for: .valueChanged)
    wait()
  }
}
