@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// Shows files.
///
/// The title is the file's name; a person closes the preview, shares the file, and swipes to the next file, as
/// VoiceOver's three-finger swipe does. A picture is shown, and a text to be read; of other files, and of a PDF, the kind
/// and the size.
/// Follows <https://developer.apple.com/documentation/quicklook/qlpreviewcontroller>.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  /// Gives the files; not retained.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  /// Hears what happens; not retained.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The number of the file that is shown.
  open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { show() } } }
  /// The file that is shown; nil where there is none.
  open var currentPreviewItem: (any QLPreviewItem)? { item(at: currentPreviewItemIndex) }

  private let page = FilePreviewController()
  private lazy var bars = UINavigationController(rootViewController: page)
  /// Called when the person closes the preview, in place of dismissing it.
  private var close: (() -> Void)?
  /// Called with the number of the file that the person has gone on to.
  var onTurn: (Int) -> Void = { _ in }

  /// Whether a file can be previewed: any file that is there.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }

  /// Creates a preview.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a preview of one file that a closure closes.
  convenience init(close: @escaping () -> Void) {
    self.init()
    self.close = close
  }

  private var count: Int { max(0, dataSource?.numberOfPreviewItems(in: self) ?? 0) }

  private func item(at index: Int) -> (any QLPreviewItem)? {
    index >= 0 && index < count ? dataSource?.previewController(self, previewItemAt: index) : nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    page.toolbarItems = [
      UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    ]
    page.turn = { [weak self] step in self?.turn(by: step) ?? false }
    bars.isToolbarHidden = false
    addChild(bars)
    bars.view.frame = view.bounds
    bars.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bars.view)
    bars.didMove(toParent: self)
    show()
  }

  /// Asks for the files anew.
  open func reloadData() { if isViewLoaded { show() } }

  /// Reads the file anew.
  open func refreshCurrentPreviewItem() { if isViewLoaded { show() } }

  private func show() {
    let item = currentPreviewItem
    page.show(item?.previewItemURL, title: item?.previewItemTitle)
  }

  private func turn(by step: Int) -> Bool {
    let index = currentPreviewItemIndex + step
    guard index >= 0, index < count else { return false }
    currentPreviewItemIndex = index
    onTurn(index)
    UIAccessibility.post(notification: .pageScrolled, argument: page.title)
    return true
  }

  private func share() {
    guard let url = currentPreviewItem?.previewItemURL else { return }
    present(UIActivityViewController(activityItems: [url], applicationActivities: nil), animated: true)
  }

  private func finish() {
    if let close { return close() }
    delegate?.previewControllerWillDismiss(self)
    dismiss(animated: true) { [self] in delegate?.previewControllerDidDismiss(self) }
  }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .left, .next: turn(by: 1)
    case .right, .previous: turn(by: -1)
    default: super.accessibilityScroll(direction)
    }
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: QLPreviewController.self, over: UIViewController.accessibilityDefaults
  ) { answers, inherited in
    answers.performEscape = { controller in
      guard controller.presentingViewController != nil else { return inherited.performEscape(controller) }
      controller.finish()
      return true
    }
  }
}
