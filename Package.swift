// swift-tools-version: 6.2
import PackageDescription

/// Every target speaks Swift 6 and treats a warning as an error: the house has no broken windows.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "curbcut",
  products: [
    .executable(name: "curbcut", targets: ["curbcut"]),
    .library(name: "AccessibilityTree", targets: ["AccessibilityTree"]),
    .library(name: "DeviceSettings", targets: ["DeviceSettings"]),
    .library(name: "AssistiveTechnology", targets: ["AssistiveTechnology"]),
    .library(name: "VoiceOver", targets: ["VoiceOver"]),
    .library(name: "Braille", targets: ["Braille"]),
    .library(name: "Speech", targets: ["Speech"]),
    .library(name: "CurbcutFoundation", targets: ["CurbcutFoundation"]),
    .library(name: "CurbcutCombine", targets: ["CurbcutCombine"]),
    .library(name: "CurbcutUIKit", targets: ["CurbcutUIKit"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .plugin(name: "AppleSources", targets: ["AppleSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // MARK: C libraries, one module map each

    .systemLibrary(
      name: "CPango", path: "Sources/System/CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(
      name: "CGdkPixbuf", path: "Sources/System/CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(
      name: "CEspeak", path: "Sources/System/CEspeak", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(
      name: "CLouis", path: "Sources/System/CLouis", pkgConfig: "liblouis",
      providers: [.apt(["liblouis-dev"])]),
    .systemLibrary(
      name: "CBrlAPI", path: "Sources/System/CBrlAPI", providers: [.apt(["libbrlapi-dev"])]),

    // MARK: Floor 0

    .target(name: "AccessibilityTree", swiftSettings: strict),
    .target(name: "DeviceSettings", swiftSettings: strict),

    // MARK: Floor 1

    .target(name: "LayoutSolver", swiftSettings: strict),
    .target(
      name: "AssistiveTechnology", dependencies: ["AccessibilityTree", "DeviceSettings"],
      swiftSettings: strict),

    .target(name: "CurbcutFoundation", swiftSettings: strict),
    .target(
      name: "CurbcutCombine",
      dependencies: [
        "OpenCombine", .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ], swiftSettings: strict),

    // MARK: Floor 2

    .target(
      name: "VoiceOver", dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"],
      resources: [.embedInCode("Languages/words.json")], swiftSettings: strict),
    .target(
      name: "Speech",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "CEspeak"],
      resources: [.embedInCode("SpokenText/symbol-names.txt")],
      swiftSettings: strict),
    .target(
      name: "Braille",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "CLouis", "CBrlAPI"],
      swiftSettings: strict),
    .target(
      name: "CurbcutGraphics", dependencies: ["CPango", "CGdkPixbuf"],
      swiftSettings: strict),
    .target(
      name: "CurbcutAccessibility",
      dependencies: ["AccessibilityTree", "CurbcutGraphics", "DeviceSettings"], swiftSettings: strict),

    // MARK: Floor 3

    .target(
      name: "CurbcutUIKit",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "LayoutSolver", "CurbcutFoundation",
        "CurbcutGraphics", "CurbcutAccessibility",
      ],
      resources: [
        .embedInCode("Drawing/Symbols/symbols.txt"), .embedInCode("Drawing/Symbols/symbol-labels.txt"),
      ],
      swiftSettings: strict),

    // MARK: Floor 4

    .target(
      name: "InterfaceBuilder", dependencies: ["CurbcutFoundation", "CurbcutGraphics", "CurbcutUIKit"],
      swiftSettings: strict),
    .target(name: "Captures", dependencies: ["AccessibilityTree"], swiftSettings: strict),

    // MARK: Floor 5

    .target(
      name: "Conformance",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "VoiceOver",
        "CurbcutAccessibility", "CurbcutUIKit",
      ],
      swiftSettings: strict),

    .target(
      name: "AppFolders",
      dependencies: ["CurbcutFoundation", "CurbcutUIKit", "InterfaceBuilder", "SourceLowering"],
      swiftSettings: strict),

    // MARK: Floor 6

    .executableTarget(
      name: "curbcut",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "Braille", "DeviceSettings", "VoiceOver", "Speech",
        "AppFolders", "CurbcutGraphics", "CurbcutUIKit", "InterfaceBuilder", "Conformance",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // MARK: Sources for Apple's platforms

    .target(
      name: "SourceLowering",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "apple-sources",
      dependencies: [
        "SourceLowering", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    .plugin(name: "AppleSources", capability: .buildTool(), dependencies: ["apple-sources"]),

    // MARK: Beside the house

    .systemLibrary(name: "CMalloc", path: "Sources/System/CMalloc"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "CMalloc", "CurbcutUIKit", "DeviceSettings",
        "SourceLowering", "Speech", "VoiceOver",
      ], path: "Benchmarks",
      swiftSettings: strict),

    .target(
      name: "DogAdoption", dependencies: ["CurbcutUIKit"], path: "Examples/DogAdoption",
      exclude: ["After.storyboard", "Before.storyboard", "Assets.xcassets", "README.md"], sources: ["App"],
      swiftSettings: strict),

    .target(
      name: "AccessibilityGuide", dependencies: ["CurbcutUIKit"], path: "Examples/AccessibilityGuide",
      exclude: ["README.md"], swiftSettings: strict),

    // MARK: Tests

    .testTarget(
      name: "CurbcutFoundationTests", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .testTarget(
      name: "SourceLoweringTests", dependencies: ["SourceLowering"], swiftSettings: strict),
    .testTarget(
      name: "AppFoldersTests", dependencies: ["AppFolders", "CurbcutUIKit"], swiftSettings: strict),
    .target(
      name: "RandomSessions",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "CurbcutUIKit", "DeviceSettings", "VoiceOver",
      ],
      path: "Tests/RandomSessions", swiftSettings: strict),
    .executableTarget(
      name: "random-sessions", dependencies: ["RandomSessions"], path: "Tests/RandomSessionsRunner",
      swiftSettings: strict),
    .testTarget(
      name: "AccessibilityTreeTests", dependencies: ["AccessibilityTree"], swiftSettings: strict),
    .testTarget(
      name: "CapturesTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "Captures", "VoiceOver"],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "Conformance", "CurbcutUIKit", "VoiceOver",
      ], swiftSettings: strict),
    .testTarget(
      name: "CurbcutGraphicsTests", dependencies: ["CurbcutGraphics"], swiftSettings: strict),
    .testTarget(
      name: "CurbcutAccessibilityTests",
      dependencies: ["CurbcutAccessibility", "CurbcutGraphics", "DeviceSettings"], swiftSettings: strict),
    .testTarget(
      name: "CurbcutUIKitTests",
      dependencies: [
        "AccessibilityGuide", "AccessibilityTree", "AssistiveTechnology", "CurbcutUIKit", "DeviceSettings",
      ],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "AccessibilityTree", "Captures", "CurbcutUIKit", "DeviceSettings", "InterfaceBuilder",
      ],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutSolver"], swiftSettings: strict),
    .testTarget(
      name: "AssistiveTechnologyTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"], swiftSettings: strict),
    .testTarget(name: "DeviceSettingsTests", dependencies: ["DeviceSettings"], swiftSettings: strict),
    .testTarget(
      name: "VoiceOverTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "Braille", "DeviceSettings", "VoiceOver"],
      swiftSettings: strict),
    .testTarget(
      name: "BrailleTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "Braille", "DeviceSettings"],
      swiftSettings: strict),
    .testTarget(
      name: "SpeechTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "Speech"],
      swiftSettings: strict),
    // VoiceOver over live UIKit screens: gestures in, words and what the app did out.
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "AccessibilityGuide", "AccessibilityTree", "AssistiveTechnology", "Braille", "CurbcutAccessibility",
        "CurbcutUIKit", "DeviceSettings", "DogAdoption", "InterfaceBuilder", "RandomSessions", "VoiceOver",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "curbcutTests", dependencies: ["Conformance", "curbcut"], swiftSettings: strict),
  ])
