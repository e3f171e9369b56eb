import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// Called when a request is done.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A request of which it is known what it finds: an observation, and in a subclass one of a kind of its own.
///
/// In Objective-C a subclass can give its results a type of their own, in Swift no class can: a property of the protocol gives way
/// to one of the class.
public protocol VNRequestWithResults: AnyObject {
  /// What was found; nil before the request was done.
  var _observations: [VNObservation]? { get }
}

extension VNRequestWithResults {
  /// What was found; nil before the request was done.
  public var results: [VNObservation]? { _observations }
}

/// Something that is looked for in a picture.
///
/// Nothing looks at pictures here: each request is done with no results, as in a picture where nothing is found, and the command
/// says so. Follows <https://developer.apple.com/documentation/vision/vnrequest>.
open class VNRequest: NSObject, VNRequestWithResults {
  /// Called when the request is done.
  public let completionHandler: VNRequestCompletionHandler?
  /// Whether the request is done in the background; false by default.
  open var preferBackgroundProcessing = false
  /// Whether only the processor is used; false by default.
  open var usesCPUOnly = false
  /// Which version of the algorithm is used.
  open var revision = 1
  public final var _observations: [VNObservation]? { isDone ? [] : nil }
  fileprivate var isDone = false
  fileprivate var isCancelled = false

  /// Creates a request.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    super.init()
  }

  /// Creates a request.
  public convenience override init() { self.init(completionHandler: nil) }

  /// Ends the request before it is done.
  open func cancel() { isCancelled = true }

  func perform() {
    guard !isCancelled else { return }
    UnsupportedMembers.wasSet("VNRequest.results: nothing looks at pictures, and nothing is found")
    isDone = true
    completionHandler?(self, nil)
  }
}

/// Something that is looked for in a part of a picture.
///
/// Follows <https://developer.apple.com/documentation/vision/vnimagebasedrequest>.
open class VNImageBasedRequest: VNRequest {
  /// The part: from 0 to 1, from the lower left corner of the picture; all of it by default.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// How exactly text is read.
///
/// Follows <https://developer.apple.com/documentation/vision/vnrequesttextrecognitionlevel>.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Slowly and well.
  case accurate
  /// Fast.
  case fast
}

/// Reads text.
///
/// Follows <https://developer.apple.com/documentation/vision/vnrecognizetextrequest>.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// The languages, the likeliest first.
  open var recognitionLanguages: [String] = ["en-US"]
  /// Words that are in no dictionary.
  open var customWords: [String] = []
  /// How exactly text is read.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// Whether words are corrected; true by default.
  open var usesLanguageCorrection = true
  /// Whether the language is found out; false by default.
  open var automaticallyDetectsLanguage = false
  /// How high text is at least, of the height of the picture.
  open var minimumTextHeight: Float = 0
  /// What was found; nil before the request was done.
  public final var results: [VNRecognizedTextObservation]? { isDone ? [] : nil }

  /// The languages that can be read: those of iOS.
  open func supportedRecognitionLanguages() throws -> [String] {
    [
      "en-US", "fr-FR", "it-IT", "de-DE", "es-ES", "pt-BR", "zh-Hans", "zh-Hant", "ja-JP", "ko-KR", "uk-UA",
      "ru-RU",
    ]
  }
}

/// Finds places with text.
///
/// Follows <https://developer.apple.com/documentation/vision/vndetecttextrectanglesrequest>.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
  /// Whether the places of letters are found; false by default.
  open var reportCharacterBoxes = false
  /// What was found; nil before the request was done.
  public final var results: [VNTextObservation]? { isDone ? [] : nil }
}

/// Finds faces.
///
/// Follows <https://developer.apple.com/documentation/vision/vndetectfacerectanglesrequest>.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  /// What was found; nil before the request was done.
  public final var results: [VNFaceObservation]? { isDone ? [] : nil }
}

/// Finds faces with their features.
///
/// Follows <https://developer.apple.com/documentation/vision/vndetectfacelandmarksrequest>.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  /// The faces in which they are looked for.
  open var inputFaceObservations: [VNFaceObservation]?
  /// What was found; nil before the request was done.
  public final var results: [VNFaceObservation]? { isDone ? [] : nil }
}

/// Says how good a picture of a face is.
///
/// Follows <https://developer.apple.com/documentation/vision/vndetectfacecapturequalityrequest>.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
  /// The faces that are judged.
  open var inputFaceObservations: [VNFaceObservation]?
  /// What was found; nil before the request was done.
  public final var results: [VNFaceObservation]? { isDone ? [] : nil }
}

/// Finds barcodes.
///
/// Follows <https://developer.apple.com/documentation/vision/vndetectbarcodesrequest>.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// The kinds that are looked for.
  open var symbologies: [VNBarcodeSymbology] = [
    .qr, .aztec, .dataMatrix, .pdf417, .ean13, .ean8, .upce, .code128,
  ]
  /// What was found; nil before the request was done.
  public final var results: [VNBarcodeObservation]? { isDone ? [] : nil }
}

/// Finds things with four corners.
///
/// Follows <https://developer.apple.com/documentation/vision/vndetectrectanglesrequest>.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  /// The least ratio of the sides.
  open var minimumAspectRatio: Float = 0.5
  /// The greatest ratio of the sides.
  open var maximumAspectRatio: Float = 1
  /// How far corners may be from right angles, in degrees.
  open var quadratureTolerance: Float = 30
  /// The least size, of the picture's smaller side.
  open var minimumSize: Float = 0.2
  /// How sure an observation is at least.
  open var minimumConfidence: VNConfidence = 0
  /// How many are found at most; 0 for no limit.
  open var maximumObservations = 1
  /// What was found; nil before the request was done.
  public final var results: [VNRectangleObservation]? { isDone ? [] : nil }
}

/// Finds people.
///
/// Follows <https://developer.apple.com/documentation/vision/vndetecthumanrectanglesrequest>.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
  /// Whether only the upper part of the body is looked for; true by default.
  open var upperBodyOnly = true
  /// What was found; nil before the request was done.
  public final var results: [VNDetectedObjectObservation]? { isDone ? [] : nil }
}

/// Says what a picture is of.
///
/// Follows <https://developer.apple.com/documentation/vision/vnclassifyimagerequest>.
open class VNClassifyImageRequest: VNImageBasedRequest {
  /// What was found; nil before the request was done.
  public final var results: [VNClassificationObservation]? { isDone ? [] : nil }
}

/// Follows something through pictures.
///
/// Follows <https://developer.apple.com/documentation/vision/vntrackobjectrequest>.
open class VNTrackObjectRequest: VNImageBasedRequest {
  /// What is followed.
  open var inputObservation: VNDetectedObjectObservation
  /// Whether this is the last picture; false by default.
  open var isLastFrame = false
  /// What was found; nil before the request was done.
  public final var results: [VNObservation]? { isDone ? [] : nil }

  /// Creates a request that follows something.
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: VNRequestCompletionHandler? = nil
  ) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}
