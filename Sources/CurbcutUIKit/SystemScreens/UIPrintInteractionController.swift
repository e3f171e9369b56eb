import Foundation

/// What is to be printed, and how.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintinfo>.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What kind of content is printed.
  public enum OutputType: Int, Hashable, Sendable { case general, photo, grayscale, photoGrayscale }
  /// How the paper lies.
  public enum Orientation: Int, Hashable, Sendable { case portrait, landscape }
  /// Which sides are printed.
  public enum Duplex: Int, Hashable, Sendable { case none, longEdge, shortEdge }

  /// The name of the job.
  open var jobName = ""
  /// What kind of content is printed.
  open var outputType = OutputType.general
  /// How the paper lies.
  open var orientation = Orientation.portrait
  /// Which sides are printed.
  open var duplex = Duplex.none

  /// The printer that was chosen; nil for none, as on this device.
  open var printerID: String?

  /// Makes the default values.
  public override init() {}

  /// Makes the values of a dictionary that ``dictionaryRepresentation`` gave; nil for the default ones.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    guard let dictionary else { return }
    jobName = dictionary["UIPrintInfoJobName"] as? String ?? jobName
    printerID = dictionary["UIPrintInfoPrinterID"] as? String
    outputType = (dictionary["UIPrintInfoOutputType"] as? Int).flatMap(OutputType.init) ?? outputType
    orientation = (dictionary["UIPrintInfoOrientation"] as? Int).flatMap(Orientation.init) ?? orientation
    duplex = (dictionary["UIPrintInfoDuplex"] as? Int).flatMap(Duplex.init) ?? duplex
  }

  /// The values, to be kept.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "UIPrintInfoJobName": jobName, "UIPrintInfoOutputType": outputType.rawValue,
      "UIPrintInfoOrientation": orientation.rawValue, "UIPrintInfoDuplex": duplex.rawValue,
    ]
    values["UIPrintInfoPrinterID"] = printerID
    return values
  }

  /// The default values.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Turns content into pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The distances from the edges of the page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The first page that the content is printed on.
  open var startPage = 0
}

/// Turns a text into pages.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; nil for none.
  open var text: String?
  /// The text with its attributes; nil for none.
  open var attributedText: NSAttributedString?

  /// Makes pages of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Makes pages of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// Turns HTML into pages.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML; nil for none.
  open var markupText: String?

  /// Makes pages of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// Shows the person how to print. The device has no printer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller>.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Is called when the person has printed, or has not.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The controller.
  public static let shared = UIPrintInteractionController()
  /// Whether the device can print; false, so that apps hide what prints.
  open class var isPrintingAvailable: Bool { false }
  /// Whether a file can be printed.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Whether data can be printed.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// What is to be printed, and how.
  open var printInfo: UIPrintInfo?
  /// A picture, a document or a place of one.
  open var printingItem: Any?
  /// Several of these.
  open var printingItems: [Any]?
  /// Turns content into pages.
  open var printFormatter: UIPrintFormatter?
  /// Whether the person chooses pages.
  open var showsPageRange = false
  /// Whether the person chooses the number of copies.
  open var showsNumberOfCopies = true

  /// Tells the handler that nothing was printed.
  @discardableResult
  open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    completionHandler?(self, false, nil)
    return false
  }

  /// Tells the handler that nothing was printed.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  /// Tells the handler that nothing was printed.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  /// Does nothing: nothing is presented.
  open func dismiss(animated: Bool) {}
}

extension UIView {
  /// Turns the view into pages.
  public func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }
}
