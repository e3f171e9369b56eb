import Synchronization

/// A module that replaces one of Apple's, or part of one. Its table is the only place that says which module owns what.
///
/// In the Swift runtime, classes are qualified with the names of our modules; apps, storyboards and messages know them
/// by Apple's.
public struct SystemModule: Hashable, Sendable {
  /// The name of our module.
  public let name: String
  /// The module to which its declarations belong on Apple's systems.
  public let framework: String
  /// Apple's modules whose `import` is redirected here; none for a part that another module re-exports.
  public let importedAs: [String]
  /// The modules that such an `import` also imports, besides those that the module re-exports.
  public let importedWith: [String]
  /// Apple's modules that become visible to a file that imports this one.
  public let exporting: [String]
  /// Whether its classes are Objective-C classes on Apple's systems, whose names have no module.
  public let hasObjectiveCNames: Bool

  private init(
    _ name: String, framework: String, importedAs: [String] = [], importedWith: [String] = [],
    exporting: [String] = [], hasObjectiveCNames: Bool = true
  ) {
    self.name = name
    self.framework = framework
    self.importedAs = importedAs
    self.importedWith = importedWith
    self.exporting = exporting
    self.hasObjectiveCNames = hasObjectiveCNames
  }

  /// What is added to the name under which an app's module is compiled, if a module of the system or of this program
  /// has that name.
  public static let suffixOfApps = "_App"
  /// The name of the module that apps import as UIKit.
  public static let uiKit = "CurbcutUIKit"
  /// The name of the module that apps import as Foundation.
  public static let foundation = "CurbcutFoundation"
  /// The name of the module that apps import as Combine.
  public static let combine = "CurbcutCombine"
  /// The name of the module that apps import as CoreData.
  public static let coreData = "CurbcutCoreData"

  /// The name of the module that apps import as CoreImage.
  public static let coreImage = "CurbcutCoreImage"

  /// The name of the module that apps import as Security.
  public static let security = "CurbcutSecurity"

  /// The name of the module that apps import as UserNotifications.
  public static let userNotifications = "CurbcutUserNotifications"

  /// Every module, in the order in which they are searched for classes.
  public static let all: [SystemModule] = [
    SystemModule(uiKit, framework: "UIKit", importedAs: ["UIKit", "UIKitCore"], exporting: ["CoreGraphics"]),
    SystemModule("CurbcutDrawing", framework: "UIKit"),
    SystemModule(
      foundation, framework: "Foundation",
      importedAs: ["Foundation", "CoreFoundation", "MobileCoreServices", "ObjectiveC", "OSLog", "os"]),
    SystemModule(
      "CurbcutGraphics", framework: "CoreGraphics", importedAs: ["CoreGraphics", "QuartzCore"],
      importedWith: [foundation]),
    SystemModule(
      "CurbcutAccessibility", framework: "Accessibility",
      importedAs: ["Accessibility", "MediaAccessibility"],
      importedWith: [foundation]),
    SystemModule(
      "CurbcutWebKit", framework: "WebKit", importedAs: ["WebKit"], exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutSafariServices", framework: "SafariServices", importedAs: ["SafariServices"],
      exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutVision", framework: "Vision", importedAs: ["Vision"], exporting: ["CoreImage", "CoreGraphics"]),
    SystemModule(
      "CurbcutVisionKit", framework: "VisionKit", importedAs: ["VisionKit"],
      exporting: ["Vision", "UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutSpriteKit", framework: "SpriteKit", importedAs: ["SpriteKit"],
      exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutSwiftUI", framework: "SwiftUI", importedAs: ["SwiftUI", "SwiftUICore", "CoreTransferable"],
      exporting: ["UIKit", "CoreGraphics", "Combine", "Accessibility", "UniformTypeIdentifiers"],
      hasObjectiveCNames: false),
    SystemModule(
      "CurbcutUniformTypeIdentifiers", framework: "UniformTypeIdentifiers",
      importedAs: ["UniformTypeIdentifiers"],
      hasObjectiveCNames: false),
    SystemModule(
      "CurbcutAVFoundation", framework: "AVFoundation",
      importedAs: ["AVFoundation", "AVFAudio", "AudioToolbox", "CoreAudio", "CoreAudioTypes", "CoreMedia"],
      exporting: ["CoreGraphics"]),
    SystemModule(
      "CurbcutAVKit", framework: "AVKit", importedAs: ["AVKit"],
      exporting: ["AVFoundation", "UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutAppIntents", framework: "AppIntents", importedAs: ["AppIntents"], hasObjectiveCNames: false),
    SystemModule(
      "CurbcutWidgetKit", framework: "WidgetKit", importedAs: ["WidgetKit"], hasObjectiveCNames: false),
    SystemModule(
      coreImage, framework: "CoreImage", importedAs: ["CoreImage"], importedWith: [foundation],
      exporting: ["CoreGraphics"]),
    SystemModule(
      "CurbcutCoreML", framework: "CoreML", importedAs: ["CoreML"], importedWith: [foundation]),
    SystemModule(
      "CurbcutCryptoKit", framework: "CryptoKit", importedAs: ["CryptoKit"], importedWith: [foundation],
      hasObjectiveCNames: false),
    SystemModule(
      "CurbcutGameplayKit", framework: "GameplayKit", importedAs: ["GameplayKit"], importedWith: [foundation]),
    SystemModule("CurbcutCoreLocation", framework: "CoreLocation", importedAs: ["CoreLocation"]),
    SystemModule("CurbcutCoreMotion", framework: "CoreMotion", importedAs: ["CoreMotion"]),
    SystemModule(
      "CurbcutActivityKit", framework: "ActivityKit", importedAs: ["ActivityKit"], hasObjectiveCNames: false),
    SystemModule(
      "CurbcutAuthenticationServices", framework: "AuthenticationServices",
      importedAs: ["AuthenticationServices"], exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutBackgroundTasks", framework: "BackgroundTasks", importedAs: ["BackgroundTasks"]),
    SystemModule("CurbcutContacts", framework: "Contacts", importedAs: ["Contacts"]),
    SystemModule(
      "CurbcutContactsUI", framework: "ContactsUI", importedAs: ["ContactsUI"],
      exporting: ["Contacts", "UIKit", "CoreGraphics"]),
    SystemModule("CurbcutCoreHaptics", framework: "CoreHaptics", importedAs: ["CoreHaptics"]),
    SystemModule(
      "CurbcutCoreLocationUI", framework: "CoreLocationUI", importedAs: ["CoreLocationUI"],
      hasObjectiveCNames: false),
    SystemModule("CurbcutCoreSpotlight", framework: "CoreSpotlight", importedAs: ["CoreSpotlight"]),
    SystemModule(
      "CurbcutEventKit", framework: "EventKit", importedAs: ["EventKit"],
      exporting: ["CoreLocation", "CoreGraphics"]),
    SystemModule(
      "CurbcutEventKitUI", framework: "EventKitUI", importedAs: ["EventKitUI"],
      exporting: ["EventKit", "CoreLocation", "UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutImageIO", framework: "ImageIO", importedAs: ["ImageIO"], importedWith: [foundation],
      exporting: ["CoreGraphics"]),
    SystemModule(
      "CurbcutMessageUI", framework: "MessageUI", importedAs: ["MessageUI"],
      exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutSystemConfiguration", framework: "SystemConfiguration", importedAs: ["SystemConfiguration"],
      importedWith: [foundation]),
    SystemModule("CurbcutNetwork", framework: "Network", importedAs: ["Network"], hasObjectiveCNames: false),
    SystemModule(
      "CurbcutQuickLook", framework: "QuickLook", importedAs: ["QuickLook"],
      exporting: ["UIKit", "CoreGraphics"]),
    SystemModule("CurbcutSIMD", framework: "simd", importedAs: ["simd"], hasObjectiveCNames: false),
    SystemModule(
      "CurbcutLocalAuthentication", framework: "LocalAuthentication", importedAs: ["LocalAuthentication"]),
    SystemModule(security, framework: "Security", importedAs: ["Security"]),
    SystemModule(
      "CurbcutMediaPlayer", framework: "MediaPlayer", importedAs: ["MediaPlayer"],
      exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutLinkPresentation", framework: "LinkPresentation", importedAs: ["LinkPresentation"],
      exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutCloudKit", framework: "CloudKit", importedAs: ["CloudKit"], exporting: ["CoreLocation"]),
    SystemModule(
      "CurbcutMapKit", framework: "MapKit", importedAs: ["MapKit"],
      exporting: ["CoreLocation", "UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutPhotosUI", framework: "PhotosUI", importedAs: ["PhotosUI", "Photos"],
      exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutStoreKit", framework: "StoreKit", importedAs: ["StoreKit"],
      exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutTipKit", framework: "TipKit", importedAs: ["TipKit"], exporting: ["SwiftUI", "UIKit"],
      hasObjectiveCNames: false),
    SystemModule(
      "CurbcutWatchConnectivity", framework: "WatchConnectivity", importedAs: ["WatchConnectivity"]),
    SystemModule("CurbcutCoreBluetooth", framework: "CoreBluetooth", importedAs: ["CoreBluetooth"]),
    SystemModule(
      "CurbcutAppTrackingTransparency", framework: "AppTrackingTransparency",
      importedAs: ["AppTrackingTransparency"]),
    SystemModule("CurbcutAdSupport", framework: "AdSupport", importedAs: ["AdSupport"]),
    SystemModule("CurbcutHealthKit", framework: "HealthKit", importedAs: ["HealthKit"]),
    SystemModule("CurbcutCallKit", framework: "CallKit", importedAs: ["CallKit"]),
    SystemModule(
      "CurbcutSpeech", framework: "Speech", importedAs: ["Speech"],
      exporting: ["AVFoundation", "CoreGraphics"]),
    SystemModule("CurbcutNaturalLanguage", framework: "NaturalLanguage", importedAs: ["NaturalLanguage"]),
    SystemModule("CurbcutMetricKit", framework: "MetricKit", importedAs: ["MetricKit"]),
    SystemModule("CurbcutCoreTelephony", framework: "CoreTelephony", importedAs: ["CoreTelephony"]),
    SystemModule("CurbcutCoreNFC", framework: "CoreNFC", importedAs: ["CoreNFC"]),
    SystemModule("CurbcutIntents", framework: "Intents", importedAs: ["Intents"]),
    SystemModule(
      "CurbcutGameKit", framework: "GameKit", importedAs: ["GameKit"], exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      userNotifications, framework: "UserNotifications", importedAs: ["UserNotifications"]),
    SystemModule(
      "CurbcutCharts", framework: "Charts", importedAs: ["Charts"],
      exporting: ["SwiftUI", "UIKit", "CoreGraphics", "Combine", "Accessibility"], hasObjectiveCNames: false),
    SystemModule(coreData, framework: "CoreData", importedAs: ["CoreData"], importedWith: [foundation]),
    SystemModule(
      "CurbcutSwiftData", framework: "SwiftData", importedAs: ["SwiftData"], importedWith: [foundation],
      hasObjectiveCNames: false),
    SystemModule("Foundation", framework: "Foundation"),
    SystemModule(combine, framework: "Combine", importedAs: ["Combine"], hasObjectiveCNames: false),
    SystemModule("Glibc", framework: "Darwin", importedAs: ["Darwin", "MachO"], hasObjectiveCNames: false),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  private static let byImport = Dictionary(
    uniqueKeysWithValues: all.flatMap { module in module.importedAs.map { ($0, module) } })

  /// The module with one of our names; nil for a module that replaces none of Apple's.
  public static func named(_ name: some StringProtocol) -> SystemModule? { byName[String(name)] }

  /// The module to which an `import` of one of Apple's modules is redirected; nil when nothing replaces it.
  ///
  /// What a framework adds to SwiftUI is in a module of its own on Apple's systems, `_MapKit_SwiftUI`; here it is in the
  /// framework's.
  public static func imported(as module: some StringProtocol) -> SystemModule? {
    let overlay = "_SwiftUI"
    guard module.hasPrefix("_"), module.hasSuffix(overlay) else { return byImport[String(module)] }
    return byImport[String(module.dropFirst().dropLast(overlay.count))]
  }

  // MARK: Owners of types

  /// The names of a type's module and of the type in it, in the Swift runtime.
  private static func parts(of type: Any.Type) -> (module: Substring, name: Substring) {
    let whole = _typeName(type, qualified: true)
    guard let dot = whole.firstIndex(of: ".") else { return ("", whole[...]) }
    return (whole[..<dot], whole[whole.index(after: dot)...])
  }

  /// Caches the owners of types, because the runtime composes a type's name on every call, which dominates the cost of
  /// a look-up.
  private static let owners = Mutex<[ObjectIdentifier: SystemModule?]>([:])

  /// The system module that a type belongs to; nil for a type of an app.
  ///
  /// - Complexity: O(1) after the first call for a type.
  public static func owner(of type: Any.Type) -> SystemModule? {
    let id = ObjectIdentifier(type)
    if let known = owners.withLock({ $0[id] }) { return known }
    let owner = byName[String(parts(of: type).module)]
    owners.withLock { $0[id] = .some(owner) }
    return owner
  }

  /// Whether a type belongs to one of the modules, and not to an app.
  public static func owns(_ type: Any.Type) -> Bool { owner(of: type) != nil }

  /// The name of a type on Apple's systems: without a module if it is an Objective-C class there, otherwise with
  /// Apple's module in place of ours; unchanged for a type of an app.
  public static func appleName(of type: Any.Type) -> String {
    let (module, name) = parts(of: type)
    guard let owner = byName[String(module)] else { return String(reflecting: type) }
    return owner.hasObjectiveCNames ? String(name) : "\(owner.framework).\(name)"
  }

  /// A text from the compiler, without the names of our modules that qualify types in it.
  public static func unqualified(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = text[...]
    while let dot = rest.firstIndex(of: ".") {
      let word = rest[..<dot].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let name = String(word.reversed())
      let isOurs = byName[name] != nil
      result += isOurs ? String(rest[..<dot].dropLast(name.count)) : String(rest[...dot])
      rest = rest[rest.index(after: dot)...]
    }
    return result + rest
  }
}
