import SystemModules

/// Decides what the imports of Apple's modules become.
enum AppleModules {
  /// What becomes of an `import`.
  enum Fate: Hashable, Sendable {
    /// These modules are imported instead.
    case replaced([String])
    /// There is no counterpart. If the module re-exports another module on iOS, that one is imported instead.
    case missing(instead: String?)
    /// It exists on Linux under the same name, or is not Apple's.
    case kept
  }

  /// The fate of a module.
  static func fate(of module: String, options: LoweringOptions) -> Fate {
    if options.ownModules.contains(module) { return .kept }
    // Modules of Objective-C re-export what their headers import, which is UIKit for most that apps use; files that import
    // nothing else rely on it.
    if options.missingModules.contains(module) { return .missing(instead: SystemModule.uiKit) }
    if let ours = SystemModule.imported(as: module) { return .replaced(ours.importedWith + [ours.name]) }
    guard missing.contains(module) else { return .kept }
    return .missing(instead: bringingUIKit.contains(module) ? SystemModule.uiKit : SystemModule.foundation)
  }

  /// Whether one of our modules replaces a module.
  static func isReplaced(_ module: String, options: LoweringOptions) -> Bool {
    if case .replaced = fate(of: module, options: options) { return true }
    return false
  }

  /// Whether `#if canImport(module)` is true; nil to leave it to the compiler.
  static func canImport(_ module: String, options: LoweringOptions) -> Bool? {
    switch fate(of: module, options: options) {
    case .replaced: true
    case .missing: false
    case .kept: linuxOnly.contains(module) ? false : nil
    }
  }

  /// Apple's modules that re-export UIKit.
  private static let bringingUIKit: Set<String> = [
    "ARKit", "AVKit", "AddressBookUI", "AuthenticationServices", "CarPlay", "ContactsUI", "EventKitUI",
    "GLKit", "GameKit", "HealthKitUI", "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "PDFKit", "PassKit", "PencilKit", "PhotosUI", "QuickLook", "RealityKit", "SceneKit",
    "SpriteKit", "StoreKit", "VisionKit", "iAd",
  ]

  /// Modules that sources check for to tell other platforms from iOS.
  private static let linuxOnly: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "Android", "Bionic", "WASILibc", "WinSDK", "ucrt", "CRT",
    "FoundationNetworking", "FoundationXML", "FoundationEssentials", "FoundationInternationalization",
    "OpenCombine", "OpenCombineShim", "CombineX", "SwiftGlibc",
  ]

  /// Apple's modules that have no counterpart here.
  private static let missing: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdServices",
    "AdSupport", "AddressBook", "AddressBookUI", "AlarmKit", "AppClip", "AppIntents", "AppKit",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices",
    "AutomatedDeviceEnrollment", "BackgroundAssets", "BackgroundTasks", "BrowserEngineKit",
    "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "Cinematic", "ClassKit", "ClockKit",
    "CloudKit", "Cocoa", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreLocation",
    "CoreLocationUI", "CoreMIDI", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CreateML",
    "CryptoTokenKit", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck",
    "DeviceDiscoveryUI", "DockKit", "EventKit", "EventKitUI", "ExposureNotification",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit",
    "FoundationModels", "GLKit", "GSS", "GameController", "GameKit", "GameSave",
    "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup",
    "IdentityLookupUI", "ImageCaptureCore", "ImageIO", "ImagePlayground", "Intents", "IntentsUI",
    "JavaScriptCore", "JournalingSuggestions", "LinkPresentation", "LocalAuthentication",
    "LockedCameraCapture", "MLCompute", "ManagedSettings", "ManagedSettingsUI", "MapKit", "Matter",
    "MatterSupport", "MediaPlayer", "MediaToolbox", "MessageUI", "Messages",
    "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph",
    "MetricKit", "ModelIO", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenAL", "OpenGLES", "PDFKit", "PHASE", "PaperKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "PlaygroundSupport", "ProximityReader", "PushKit", "PushToTalk",
    "QuickLook", "QuickLookThumbnailing", "RealityFoundation", "RealityKit", "RealityUI",
    "RelevanceKit", "ReplayKit", "RoomPlan", "SafetyKit", "SceneKit",
    "ScreenCaptureKit", "ScreenTime", "Security", "SensitiveContentAnalysis", "SensorKit",
    "SharedWithYou", "SharedWithYouCore", "ShazamKit", "Social", "SoundAnalysis", "Speech",
    "SpriteKit", "StickerKit", "StoreKit", "StoreKitTest", "Symbols",
    "SystemConfiguration", "TVMLKit", "TVServices", "TVUIKit", "TabularData", "ThreadNetwork",
    "TipKit", "Translation", "Twitter", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit",
    "VisualIntelligence", "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit",
    "WorkoutKit", "XPC", "iAd", "simd",
  ]
}
