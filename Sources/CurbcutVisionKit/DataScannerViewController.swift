import CurbcutFoundation
import CurbcutUIKit
import CurbcutVision
import Foundation

/// Something that a scanner has seen. As there is no camera, an app gets none.
///
/// Follows <https://developer.apple.com/documentation/visionkit/recognizeditem>.
public enum RecognizedItem: Identifiable, Sendable {
  /// A text.
  public struct Text: Identifiable, Sendable {
    /// Identifies the text.
    public let id: UUID
    /// What is written.
    public let transcript: String
  }

  /// A barcode.
  public struct Barcode: Identifiable, Sendable {
    /// Identifies the code.
    public let id: UUID
    /// What it says; nil where that is no text.
    public let payloadStringValue: String?
  }

  /// A text.
  case text(Text)
  /// A barcode.
  case barcode(Barcode)

  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }
}

/// The camera that reads texts and codes. As a simulator, the device has no camera: apps ask ``isSupported`` first.
///
/// Follows <https://developer.apple.com/documentation/visionkit/datascannerviewcontroller>.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
  /// Why a scanner cannot be used.
  public enum ScanningUnavailable: Error, Sendable {
    /// The device has no camera for it.
    case unsupported
    /// The person does not allow it.
    case cameraRestricted
  }

  /// How exactly texts are read.
  public enum QualityLevel: Sendable {
    /// As the system likes, fast, or exactly.
    case balanced, fast, accurate
  }

  /// What is looked for.
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    /// Barcodes of some kinds.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self { Self(name: "barcode") }
    /// Texts in some languages.
    public static func text(languages: [String] = []) -> Self { Self(name: "text") }
  }

  /// Whether the device has a camera for it: never.
  public static var isSupported: Bool { false }
  /// Whether it can be used now: never.
  public static var isAvailable: Bool { false }
  /// The languages of texts.
  public static var supportedTextRecognitionLanguages: [String] { [] }

  /// What is looked for.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// How exactly texts are read.
  public let qualityLevel: QualityLevel
  /// Whether several things are found at once.
  public let recognizesMultipleItems: Bool
  /// Is told what is found; not retained.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// Whether it scans: never.
  open var isScanning: Bool { false }

  /// Creates a scanner.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    self.recognizesMultipleItems = recognizesMultipleItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    recognizedDataTypes = []
    qualityLevel = .balanced
    recognizesMultipleItems = false
    super.init(coder: coder)
  }

  /// Begins to scan.
  ///
  /// - Throws: ``ScanningUnavailable/unsupported``, as there is no camera.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// Ends scanning.
  open func stopScanning() {}
}

/// Hears what a scanner finds.
///
/// Follows <https://developer.apple.com/documentation/visionkit/datascannerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Called when the person taps something.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Called when something is found.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  /// Called when something has moved.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called when something is no longer seen.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called when the scanner can no longer be used.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
