import CurbcutUIKit
import Foundation

/// How pages are shown.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkpreferences>.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Whether scripts may open windows by themselves; false by default. No script runs.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether scripts run; true by default.
  @Unsupported("WKPreferences.javaScriptEnabled: no script runs")
  open var javaScriptEnabled = true
  /// The least size of letters, in points; 0 by default.
  @Unsupported("WKPreferences.minimumFontSize: pages have the system's text sizes")
  open var minimumFontSize: CGFloat = 0
  /// Whether the person is warned of pages that deceive; true by default. No page comes from a network.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text can be selected; true by default.
  @Unsupported("WKPreferences.isTextInteractionEnabled: the text of pages cannot be selected")
  open var isTextInteractionEnabled = true
  /// Whether pages can take the whole screen; false by default. No script runs that could ask for it.
  open var isElementFullscreenEnabled = false
  /// Whether pages can be found to be safe for payments; false by default. No page pays.
  open var shouldPrintBackgrounds = false
  /// When pages that are not seen stop working. No script runs.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// When pages that are not seen stop working.
  public enum InactiveSchedulingPolicy: Int, Hashable, Sendable {
    case suspend, throttle, none
  }

  /// Creates the standard preferences.
  public override init() { super.init() }
}

/// How one page is shown.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwebpagepreferences>.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// For which kind of device a page is asked for.
  public enum ContentMode: Int, Hashable, Sendable {
    /// That of this one.
    case recommended
    /// A phone.
    case mobile
    /// A computer.
    case desktop
  }

  /// For which kind of device a page is asked for. No server is asked.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the page's scripts run; true by default.
  @Unsupported("WKWebpagePreferences.allowsContentJavaScript: no script runs")
  open var allowsContentJavaScript = true
  /// Whether the page is kept from what is risky; false by default. Nothing risky is there.
  open var isLockdownModeEnabled = false

  /// Creates the standard preferences.
  public override init() { super.init() }
}

/// What pages share when they are in several views. They share nothing else here.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkprocesspool>.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a pool.
  public override init() { super.init() }
}

/// Which media play only when the person asks for it.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkaudiovisualmediatypes>.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What is heard.
  public static let audio = Self(rawValue: 1)
  /// What is seen.
  public static let video = Self(rawValue: 2)
  /// Both.
  public static let all = Self(rawValue: .max)
}

/// What becomes a link in a text.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkdatadetectortypes>.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// Addresses of places.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// Numbers of parcels.
  public static let trackingNumber = Self(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 32)
  /// What can be looked up.
  public static let lookupSuggestion = Self(rawValue: 64)
  /// Everything.
  public static let all = Self(rawValue: .max)
}
