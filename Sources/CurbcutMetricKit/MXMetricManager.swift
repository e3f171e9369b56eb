import CurbcutFoundation

/// How an app has fared for a day. The system collects that over days, and so there is none here.
///
/// Follows <https://developer.apple.com/documentation/metrickit/mxmetricpayload>.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  /// The version of the app that was used last.
  public let latestApplicationVersion: String
  /// When the day begins.
  public let timeStampBegin: Date
  /// When it ends.
  public let timeStampEnd: Date

  init(version: String, from begin: Date, to end: Date) {
    latestApplicationVersion = version
    timeStampBegin = begin
    timeStampEnd = end
    super.init()
  }

  /// The values as JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// What has gone wrong in an app. The system collects that, and so there is none here.
///
/// Follows <https://developer.apple.com/documentation/metrickit/mxdiagnosticpayload>.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  /// When the time begins.
  public let timeStampBegin: Date
  /// When it ends.
  public let timeStampEnd: Date

  init(from begin: Date, to end: Date) {
    timeStampBegin = begin
    timeStampEnd = end
    super.init()
  }

  /// The values as JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// Hears how the app has fared.
///
/// Follows <https://developer.apple.com/documentation/metrickit/mxmetricmanagersubscriber>.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Called once a day at most. Not called here, where no app runs for days.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Called when something has gone wrong. Not called here, where no app runs for days.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Tells apps how they have fared.
///
/// The system tells that after a day at the earliest; no app runs here for so long.
/// Follows <https://developer.apple.com/documentation/metrickit/mxmetricmanager>.
open class MXMetricManager: NSObject, @unchecked Sendable {
  private static let only = MXMetricManager()
  /// The manager.
  open class var shared: MXMetricManager { only }

  /// How the app has fared in the last days: nothing is known.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// What has gone wrong in the last days: nothing is known.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  /// Begins to tell someone. Within a day, as on iOS, there is nothing to tell.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Tells someone no longer.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
  /// A log for the app's own signposts.
  open class func makeLogHandle(category: String) -> OSLog {
    OSLog(subsystem: Bundle.main.bundleIdentifier ?? "", category: category)
  }
}
