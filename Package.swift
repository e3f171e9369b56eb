// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether the package is that of a Mac: what tests of apps need there, on Apple's own UIKit. `CURBCUT_MANIFEST=apple` shows
/// it elsewhere.
let isForApple: Bool = {
  #if os(Linux)
    Context.environment["CURBCUT_MANIFEST"] == "apple"
  #else
    true
  #endif
}()

/// Where the running toolchain has swift-syntax, prebuilt beside its compiler: modules and libraries.
///
/// The package of the same name would be compiled with every build, which takes some twenty minutes with optimisation.
/// The library that the manifest itself is linked with shows which toolchain runs.
let hostLibraries: String = {
  // Reading it as a string would stop after the first page, since the kernel reports a size of 0.
  let bytes = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let maps = String(decoding: bytes ?? Data(), as: UTF8.self)
  let mapped = maps.split(separator: "\n").lazy
    .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    .first { $0.hasSuffix("/libPackageDescription.so") }
  guard let mapped, let end = mapped.range(of: "/pm/ManifestAPI/") else { return "/usr/lib/swift/host" }
  return mapped[..<end.lowerBound] + "/host"
}()

if !isForApple, !FileManager.default.fileExists(atPath: hostLibraries + "/SwiftSyntax.swiftmodule") {
  FileHandle.standardError.write(
    Data(
      """
      error: \(hostLibraries) has no SwiftSyntax.swiftmodule. Curbcut takes swift-syntax from the toolchain; use one \
      of swift.org for Linux, 6.3 or later (https://www.swift.org/install/linux/).

      """.utf8))
  exit(2)
}

/// The search paths for the headers of the C libraries.
///
/// SwiftPM's own `pkgConfig` would also link the libraries, and each start of the program would load them and some
/// fifty more; `LibrariesOnDemand` loads them on first use.
let headers: [SwiftSetting] = {
  if isForApple { return [] }
  let finder = Process()
  let flags = Pipe()
  finder.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  finder.arguments = [
    "pkg-config", "--cflags-only-I", "pangocairo", "pangoft2", "gdk-pixbuf-2.0", "espeak-ng", "liblouis",
    "pocketsphinx",
    "sqlite3",
  ]
  finder.standardOutput = flags
  do { try finder.run() } catch { return [] }
  let found = String(decoding: flags.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  finder.waitUntilExit()
  guard finder.terminationStatus == 0 else {
    FileHandle.standardError.write(
      Data("error: C libraries are missing; scripts/install-packages installs them.\n".utf8))
    exit(2)
  }
  let paths = Set(found.split(whereSeparator: \.isWhitespace).map(String.init)).sorted()
  return [.unsafeFlags(paths.flatMap { ["-Xcc", $0] })]
}()

let syntaxModules: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let syntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

/// Every target uses the Swift 6 language mode and treats warnings as errors.
///
/// Each batch of a debug build reads the whole module again. One batch per core takes two thirds of the time of the
/// driver's default batches of 25 files.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .unsafeFlags(
      ["-driver-batch-count", "\(ProcessInfo.processInfo.activeProcessorCount)"], .when(configuration: .debug)
    ),
    // Debug builds, and so the tests, still enforce exclusive access to memory.
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
  ] + headers

/// For a module that replaces a function which Foundation declares `package`.
///
/// The compiler warns that modules of one package had better be compiled together; the warning has no group by which it
/// alone could be turned off.
let partOfFoundation: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .unsafeFlags(["-package-name", "SwiftFoundation", "-suppress-warnings"]),
]

/// The library of an app finds UIKit in the program that loads it.
let exportsToApps: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "-export-dynamic"])]

/// Links with lld, which the toolchain brings along. It binds and relocates less than gold, so that each start of the
/// program is some milliseconds shorter; more so where the dynamic loader knows packed relative relocations (glibc 2.36).
let linksWithLLD: [LinkerSetting] = {
  #if os(Linux)
    var text = [UInt8](repeating: 0, count: 64)
    let length = text.withUnsafeMutableBytes {
      confstr(Int32(_CS_GNU_LIBC_VERSION), $0.bindMemory(to: CChar.self).baseAddress, $0.count)
    }
    // "glibc 2.36" and the byte that ends it.
    let version = String(decoding: text.prefix(max(length, 1) - 1), as: UTF8.self).split { !$0.isNumber }
      .compactMap { Int($0) }
    let packs =
      version.lexicographicallyPrecedes([2, 36])
      ? [] : ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
    return [.unsafeFlags(["-use-ld=lld"] + packs)]
  #else
    return []
  #endif
}()

/// Libraries that are only imported, or that `LibrariesOnDemand` loads, are not loaded at each start.
///
/// The linker's option concerns the libraries after it, but what is passed on to the linker comes after those that the
/// modules import. What a configuration file says comes before all.
let loadsWhatItNeeds: [LinkerSetting] = [
  .unsafeFlags(["-Xclang-linker", "--config=\(Context.packageDirectory)/scripts/as-needed.cfg"])
]

/// The files of the Inspector's page, which `PageFiles` also lists.
let pageFiles = [
  "app.js",
  "assistivetouch.js",
  "audit.js",
  "compare.js",
  "connection.js",
  "contrast.js",
  "device.js",
  "dom.js",
  "element.js",
  "guidedaccess.js",
  "icon.svg",
  "index.html",
  "inspector.css",
  "inspector.js",
  "keyboardaccess.js",
  "keys.js",
  "log.js",
  "marks.js",
  "microphone-samples.js",
  "microphone.js",
  "overlay.js",
  "screen.js",
  "settings.js",
  "sound.js",
  "speakscreen.js",
  "speech.js",
  "switches.js",
  "tabs.js",
  "technologies.js",
  "touch.js",
  "touchpad.js",
  "tree.js",
  "voicecontrol.js",
  "zoom.js",
]

let package = Package(
  name: "curbcut",
  products: [
    .executable(name: "curbcut", targets: ["curbcut"]),
    .library(name: "AccessibilityTree", targets: ["AccessibilityTree"]),
    .library(name: "DeviceSettings", targets: ["DeviceSettings"]),
    .library(name: "AssistiveTechnology", targets: ["AssistiveTechnology"]),
    .library(name: "VoiceOver", targets: ["VoiceOver"]),
    .library(name: "KeyboardAccess", targets: ["KeyboardAccess"]),
    .library(name: "SwitchControl", targets: ["SwitchControl"]),
    .library(name: "AssistiveTouch", targets: ["AssistiveTouch"]),
    .library(name: "SpokenContent", targets: ["SpokenContent"]),
    .library(name: "VoiceControl", targets: ["VoiceControl"]),
    .library(name: "Zoom", targets: ["Zoom"]),
    .library(name: "Hearing", targets: ["Hearing"]),
    .library(name: "GuidedAccess", targets: ["GuidedAccess"]),
    .library(name: "Braille", targets: ["Braille"]),
    .library(name: "Speech", targets: ["Speech"]),
    .library(name: "CurbcutFoundation", targets: ["CurbcutFoundation"]),
    .library(name: "CurbcutCombine", targets: ["CurbcutCombine"]),
    .library(name: "CurbcutUIKit", targets: ["CurbcutUIKit"]),
    .library(name: "CurbcutSwiftUI", targets: ["CurbcutSwiftUI"]),
    .library(name: "CurbcutCoreData", targets: ["CurbcutCoreData"]),
    .library(name: "CurbcutSwiftData", targets: ["CurbcutSwiftData"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "AccessibilityTesting", targets: ["AccessibilityTesting", "TranscriptWriter"]),
    .plugin(name: "AppleSources", targets: ["AppleSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // MARK: C libraries, one module map each

    .systemLibrary(
      name: "CPango", path: "Sources/System/CPango",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(
      name: "CGdkPixbuf", path: "Sources/System/CGdkPixbuf", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(
      name: "CPoppler", path: "Sources/System/CPoppler", providers: [.apt(["libpoppler-glib8"])]),
    .systemLibrary(
      name: "CEspeak", path: "Sources/System/CEspeak", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(
      name: "CPocketSphinx", path: "Sources/System/CPocketSphinx", providers: [.apt(["libpocketsphinx-dev"])]),
    .systemLibrary(name: "CLouis", path: "Sources/System/CLouis", providers: [.apt(["liblouis-dev"])]),
    .systemLibrary(
      name: "CBrlAPI", path: "Sources/System/CBrlAPI", providers: [.apt(["libbrlapi-dev"])]),
    .systemLibrary(name: "CSQLite", path: "Sources/System/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "LibrariesOnDemand", path: "Sources/System/LibrariesOnDemand"),
    .target(name: "CObjectMaking", path: "Sources/System/CObjectMaking"),
    .systemLibrary(
      name: "CSeccomp", path: "Sources/System/CSeccomp", providers: [.apt(["libseccomp-dev"])]),
    .target(name: "CLandlock", path: "Sources/System/CLandlock"),

    // MARK: Floor 0

    .target(name: "AccessibilityTree", swiftSettings: strict),
    .target(name: "DeviceSettings", swiftSettings: strict),
    .target(name: "SystemModules", swiftSettings: strict),
    .target(
      name: "AppFence", dependencies: ["CLandlock", "CSeccomp", "LibrariesOnDemand"], swiftSettings: strict),
    .target(name: "ProcessLocale", packageAccess: false, swiftSettings: partOfFoundation),
    .target(
      name: "ProcessArguments",
      // That the setter is deprecated has no group by which the warning alone could be turned off.
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),

    // MARK: Floor 1

    .target(name: "LayoutSolver", swiftSettings: strict),
    .target(
      name: "AssistiveTechnology", dependencies: ["AccessibilityTree", "DeviceSettings"],
      swiftSettings: strict),

    .target(
      name: "CurbcutFoundation", dependencies: ["CObjectMaking", "ProcessLocale", "SystemModules"],
      swiftSettings: strict,
      // The ICU library that comes with Foundation.
      linkerSettings: [.linkedLibrary("_FoundationICU")] + linksWithLLD),

    // MARK: Floor 2

    .target(
      name: "CurbcutSQLite", dependencies: ["CSQLite", "LibrariesOnDemand"], swiftSettings: strict),
    .target(
      name: "CurbcutCombine", dependencies: ["CurbcutFoundation", "OpenCombine"], swiftSettings: strict),
    .target(
      name: "VoiceOver", dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"],
      resources: [.embedInCode("Languages/words.json")], swiftSettings: strict),
    .target(
      name: "SwitchControl", dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"],
      resources: [.embedInCode("Words/words.json")], swiftSettings: strict),
    .target(
      name: "AssistiveTouch", dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"],
      resources: [.embedInCode("Words/words.json")], swiftSettings: strict),
    .target(
      name: "KeyboardAccess", dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"],
      resources: [.embedInCode("Commands/commands.json"), .embedInCode("Words/words.json")],
      swiftSettings: strict),
    .target(
      name: "VoiceControl", dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"],
      resources: [.embedInCode("Words/en.json"), .embedInCode("Words/de.json")], swiftSettings: strict),
    .target(
      name: "Zoom", dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"],
      resources: [.embedInCode("Words/words.json")], swiftSettings: strict),
    .target(
      name: "SpokenContent", dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"],
      resources: [.embedInCode("Words/words.json")], swiftSettings: strict),
    .target(
      name: "Speech",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "CEspeak", "LibrariesOnDemand",
      ],
      resources: [.embedInCode("SpokenText/symbol-names.txt")],
      swiftSettings: strict),
    .target(
      name: "Braille",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "CLouis", "CBrlAPI",
        "LibrariesOnDemand",
      ],
      swiftSettings: strict),
    .target(
      name: "CurbcutGraphics",
      dependencies: ["CPango", "CGdkPixbuf", "CPoppler", "CurbcutFoundation", "LibrariesOnDemand"],
      swiftSettings: strict),
    .target(
      name: "CurbcutAccessibility",
      dependencies: ["AccessibilityTree", "CurbcutGraphics", "DeviceSettings"], swiftSettings: strict),

    .target(
      name: "DeviceServices", dependencies: ["CurbcutFoundation", "DeviceSettings"],
      resources: [.embedInCode("Words/words.json")], swiftSettings: strict),
    .target(name: "CurbcutCryptoKit", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(
      name: "GuidedAccess",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "CurbcutCryptoKit", "DeviceSettings"],
      resources: [.embedInCode("Words/words.json")], swiftSettings: strict),
    .target(name: "CurbcutGameplayKit", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(name: "CurbcutCoreML", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(
      name: "CurbcutContacts", dependencies: ["CurbcutFoundation", "DeviceServices", "DeviceSettings"],
      resources: [.embedInCode("Words/words.json")], swiftSettings: strict),
    .target(
      name: "CurbcutCoreLocation", dependencies: ["CurbcutFoundation", "DeviceServices", "DeviceSettings"],
      swiftSettings: strict),
    .target(name: "CurbcutWatchConnectivity", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(
      name: "CurbcutCoreBluetooth", dependencies: ["CurbcutFoundation", "DeviceServices", "DeviceSettings"],
      swiftSettings: strict),
    .target(
      name: "CurbcutAppTrackingTransparency",
      dependencies: ["CurbcutFoundation", "DeviceServices", "DeviceSettings"], swiftSettings: strict),
    .target(name: "CurbcutAdSupport", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(
      name: "CurbcutHealthKit", dependencies: ["CurbcutFoundation", "DeviceServices", "DeviceSettings"],
      swiftSettings: strict),
    .target(
      name: "CurbcutNaturalLanguage", dependencies: ["CurbcutFoundation"],
      resources: [.embedInCode("Words/common-words.txt")],
      swiftSettings: strict),
    .target(name: "CurbcutMetricKit", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(name: "CurbcutCoreTelephony", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(name: "CurbcutCoreNFC", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(name: "CurbcutIntents", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(
      name: "CurbcutCoreMotion", dependencies: ["CurbcutFoundation", "DeviceServices", "DeviceSettings"],
      swiftSettings: strict),
    .target(name: "CurbcutActivityKit", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(name: "CurbcutBackgroundTasks", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(name: "CurbcutCoreHaptics", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(name: "CurbcutNetwork", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(
      name: "CurbcutSystemConfiguration", dependencies: ["CurbcutFoundation", "CurbcutNetwork"],
      swiftSettings: strict),
    .target(name: "CurbcutSecurity", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(
      name: "CurbcutCoreSpotlight", dependencies: ["CurbcutFoundation", "CurbcutUniformTypeIdentifiers"],
      swiftSettings: strict),
    .target(name: "CurbcutSIMD", dependencies: ["CurbcutFoundation"], swiftSettings: strict),
    .target(
      name: "CurbcutLocalAuthentication",
      dependencies: ["CurbcutFoundation", "DeviceServices", "DeviceSettings"], swiftSettings: strict),
    .target(
      name: "CurbcutUniformTypeIdentifiers", dependencies: ["CurbcutFoundation"], swiftSettings: strict),

    // MARK: Floor 3

    .target(
      name: "Hearing",
      dependencies: ["AssistiveTechnology", "CPocketSphinx", "LibrariesOnDemand", "Speech", "VoiceControl"],
      resources: [.embedInCode("arpabet.txt")], swiftSettings: strict),

    .target(
      name: "CurbcutDrawing",
      dependencies: ["CurbcutAccessibility", "CurbcutFoundation", "CurbcutGraphics", "DeviceSettings"],
      resources: [
        .embedInCode("Symbols/symbols.txt"), .embedInCode("Symbols/symbol-labels.txt"),
        .embedInCode("Symbols/symbol-icons.txt"),
      ],
      swiftSettings: strict),

    .target(
      name: "CurbcutCloudKit", dependencies: ["CurbcutCoreLocation", "CurbcutFoundation", "DeviceServices"],
      swiftSettings: strict),
    .target(
      name: "CurbcutEventKit",
      dependencies: [
        "CurbcutCoreLocation", "CurbcutFoundation", "CurbcutGraphics", "DeviceServices", "DeviceSettings",
      ],
      resources: [.embedInCode("Words/words.json")], swiftSettings: strict),
    .target(
      name: "CurbcutImageIO", dependencies: ["CurbcutFoundation", "CurbcutGraphics"], swiftSettings: strict),
    .target(
      name: "CurbcutAVFoundation",
      dependencies: ["CurbcutFoundation", "CurbcutGraphics", "DeviceServices", "DeviceSettings"],
      resources: [.embedInCode("Synthesis/voices.txt")], swiftSettings: strict),

    // MARK: Floor 4

    .target(
      name: "CurbcutCallKit", dependencies: ["CurbcutAVFoundation", "CurbcutFoundation"],
      swiftSettings: strict),
    .target(
      name: "CurbcutSpeech",
      dependencies: ["CurbcutAVFoundation", "CurbcutFoundation", "DeviceServices", "DeviceSettings"],
      swiftSettings: strict),
    .target(
      name: "CurbcutUIKit",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceServices", "DeviceSettings", "LayoutSolver",
        "CurbcutFoundation", "CurbcutGraphics", "CurbcutAccessibility", "CurbcutDrawing",
        "CurbcutUniformTypeIdentifiers", "SystemModules",
      ],
      resources: [
        .embedInCode("Languages/system-words.json"),
        .embedInCode("Application/Keyboard/keyboard-letters.json"),
        .embedInCode("Application/Keyboard/keyboard-emoji.txt"),
      ],
      swiftSettings: strict),

    .target(
      name: "CurbcutCoreImage", dependencies: ["CurbcutDrawing", "CurbcutFoundation", "CurbcutGraphics"],
      swiftSettings: strict),

    .target(
      name: "Captures", dependencies: ["AccessibilityTree", "AssistiveTechnology"], swiftSettings: strict),
    .target(
      name: "LinuxDesktop", dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"],
      swiftSettings: strict),
    .target(
      name: "Audit", dependencies: ["AccessibilityTree", "DeviceSettings"],
      resources: [.embedInCode("Words/words.json")], swiftSettings: strict),
    .target(
      name: "AuditReports", dependencies: ["AccessibilityTree", "Audit"],
      resources: [.embedInCode("Page/report.css"), .embedInCode("Page/report.js")], swiftSettings: strict),

    // MARK: Floor 5: above UIKit, one module for each of Apple's that an app imports by itself

    .target(
      name: "InterfaceBuilder", dependencies: ["CurbcutFoundation", "CurbcutGraphics", "CurbcutUIKit"],
      swiftSettings: strict),
    .target(
      name: "Technologies",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "AssistiveTouch", "CurbcutUIKit", "DeviceSettings",
        "GuidedAccess", "KeyboardAccess", "SpokenContent", "SwitchControl", "VoiceControl", "VoiceOver",
        "Zoom",
      ],
      swiftSettings: strict),
    .target(
      name: "DeviceHost",
      dependencies: [
        "AssistiveTechnology", "CurbcutAccessibility", "CurbcutGraphics", "CurbcutUIKit", "DeviceSettings",
      ],
      swiftSettings: strict),
    .target(
      name: "CurbcutSwiftUI",
      dependencies: [
        "CurbcutAccessibility", "CurbcutCombine", "CurbcutDrawing", "CurbcutFoundation", "CurbcutGraphics",
        "CurbcutSafariServices", "CurbcutUIKit", "CurbcutUniformTypeIdentifiers",
      ],
      swiftSettings: strict),
    .target(
      name: "CurbcutEventKitUI", dependencies: ["CurbcutEventKit", "CurbcutUIKit"], swiftSettings: strict),
    .target(name: "CurbcutGameKit", dependencies: ["CurbcutUIKit"], swiftSettings: strict),
    .target(
      name: "CurbcutMessageUI", dependencies: ["CurbcutUIKit", "DeviceServices"], swiftSettings: strict),
    .target(name: "CurbcutSafariServices", dependencies: ["CurbcutUIKit"], swiftSettings: strict),
    .target(
      name: "CurbcutMediaPlayer", dependencies: ["CurbcutUIKit", "DeviceServices", "DeviceSettings"],
      swiftSettings: strict),
    .target(name: "CurbcutLinkPresentation", dependencies: ["CurbcutUIKit"], swiftSettings: strict),
    .target(
      name: "CurbcutUserNotifications",
      dependencies: ["CurbcutFoundation", "CurbcutUIKit", "DeviceServices", "DeviceSettings"],
      swiftSettings: strict),

    // MARK: Floor 6: above SwiftUI

    .target(
      name: "Reach",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "KeyboardAccess", "SwitchControl",
        "VoiceControl", "VoiceOver",
      ],
      swiftSettings: strict),
    .target(
      name: "Exploration",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "CurbcutUIKit", "DeviceSettings"],
      swiftSettings: strict),

    .target(
      name: "ScreenAudit",
      dependencies: [
        "AccessibilityTree", "Audit", "CurbcutGraphics", "CurbcutUIKit", "DeviceHost", "DeviceSettings",
        "SystemModules",
      ],
      swiftSettings: strict),

    .target(
      name: "CurbcutAuthenticationServices",
      dependencies: ["CurbcutSafariServices", "CurbcutSwiftUI", "CurbcutUIKit"], swiftSettings: strict),
    .target(
      name: "CurbcutContactsUI", dependencies: ["CurbcutContacts", "CurbcutSwiftUI", "CurbcutUIKit"],
      swiftSettings: strict),
    .target(
      name: "CurbcutCoreLocationUI",
      dependencies: ["CurbcutFoundation", "CurbcutSwiftUI", "CurbcutUIKit", "DeviceServices"],
      swiftSettings: strict),
    .target(
      name: "CurbcutQuickLook",
      dependencies: ["CurbcutSwiftUI", "CurbcutUIKit", "CurbcutUniformTypeIdentifiers"],
      swiftSettings: strict),
    .target(
      name: "CurbcutVision", dependencies: ["CurbcutCoreImage", "CurbcutFoundation", "CurbcutGraphics"],
      swiftSettings: strict),
    .target(
      name: "CurbcutVisionKit",
      dependencies: ["CurbcutFoundation", "CurbcutGraphics", "CurbcutUIKit", "CurbcutVision"],
      swiftSettings: strict),
    .target(
      name: "CurbcutSpriteKit",
      dependencies: ["CurbcutFoundation", "CurbcutGraphics", "CurbcutSwiftUI", "CurbcutUIKit"],
      swiftSettings: strict),
    .target(
      name: "CurbcutWebKit", dependencies: ["CurbcutSwiftUI", "CurbcutUIKit"], swiftSettings: strict),
    .target(
      name: "CurbcutAVKit", dependencies: ["CurbcutAVFoundation", "CurbcutSwiftUI", "CurbcutUIKit"],
      swiftSettings: strict),
    .target(
      name: "CurbcutMapKit",
      dependencies: [
        "CurbcutCoreLocation", "CurbcutFoundation", "CurbcutGraphics", "CurbcutSwiftUI", "CurbcutUIKit",
      ],
      swiftSettings: strict),
    .target(
      name: "CurbcutPhotosUI",
      dependencies: [
        "CurbcutCoreLocation", "CurbcutFoundation", "CurbcutGraphics", "CurbcutSwiftUI", "CurbcutUIKit",
        "CurbcutUniformTypeIdentifiers", "DeviceServices", "DeviceSettings",
      ],
      swiftSettings: strict),
    .target(
      name: "CurbcutStoreKit", dependencies: ["CurbcutFoundation", "CurbcutSwiftUI", "CurbcutUIKit"],
      swiftSettings: strict),
    .target(
      name: "CurbcutTipKit", dependencies: ["CurbcutFoundation", "CurbcutSwiftUI", "CurbcutUIKit"],
      swiftSettings: strict),

    .target(
      name: "CurbcutAppIntents",
      dependencies: [
        "CurbcutFoundation", "CurbcutSwiftUI", "CurbcutUIKit", "CurbcutUniformTypeIdentifiers",
      ],
      swiftSettings: strict),
    .target(
      name: "CurbcutWidgetKit",
      dependencies: ["CurbcutActivityKit", "CurbcutAppIntents", "CurbcutFoundation", "CurbcutSwiftUI"],
      swiftSettings: strict),

    // MARK: Floor 6

    .target(
      name: "CurbcutCharts",
      dependencies: [
        "CurbcutAccessibility", "CurbcutFoundation", "CurbcutGraphics", "CurbcutSwiftUI", "CurbcutUIKit",
      ],
      swiftSettings: strict),
    .target(
      name: "CurbcutCoreData",
      dependencies: [
        "CurbcutCombine", "CurbcutFoundation", "CurbcutSQLite", "CurbcutSwiftUI", "CurbcutUIKit",
      ],
      swiftSettings: strict),
    .target(
      name: "CurbcutSwiftData",
      dependencies: [
        "CurbcutFoundation", "CurbcutSQLite", "CurbcutSwiftUI", "CurbcutUIKit",
        "CurbcutUniformTypeIdentifiers",
      ],
      swiftSettings: strict),
    .target(
      name: "Conformance",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "Audit", "DeviceSettings", "VoiceOver",
        "CurbcutAccessibility", "CurbcutSwiftUI", "CurbcutUIKit", "CurbcutWebKit",
      ],
      resources: [
        .embedInCode("Data/exceptions.json"), .embedInCode("Data/recordings.json"),
        .embedInCode("Data/rotors.json"), .embedInCode("Data/trials.json"),
        .embedInCode("Data/frame-trials.json"),
      ],
      swiftSettings: strict),

    // What tests say, whatever shows the screens.
    .target(
      name: "ScreenTesting",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "Audit", "DeviceSettings", "VoiceOver"],
      swiftSettings: strict),
    .target(
      name: "AccessibilityTesting",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "Audit", "CurbcutGraphics", "CurbcutSwiftUI",
        "CurbcutUIKit", "DeviceHost", "DeviceSettings", "Reach", "ScreenAudit", "ScreenTesting",
      ],
      exclude: ["Apple"], swiftSettings: strict),
    // The same screens on Apple's UIKit; built here on ours, to be tested.
    .target(
      name: "LiveScreens",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "Audit", "Captures", "CurbcutAccessibility",
        "CurbcutFoundation", "CurbcutRecorder", "CurbcutSwiftUI", "CurbcutUIKit", "DeviceSettings",
        "ScreenTesting",
      ],
      exclude: ["UIKit"], swiftSettings: strict + headers, plugins: ["AppleSources"]),
    // Apart from the module that tests import, so that they need not find the modules of swift-syntax.
    .target(
      name: "TranscriptWriter", dependencies: ["ScreenTesting"], swiftSettings: strict + syntaxModules,
      linkerSettings: syntaxLibraries),

    .target(
      name: "AppFolders",
      dependencies: [
        "CurbcutCoreML", "CurbcutFoundation", "CurbcutSwiftUI", "CurbcutUIKit", "DeviceServices",
        "InterfaceBuilder",
        "ObjectiveCHeaders", "ProcessArguments", "SourceLowering", "SystemModules",
        .product(name: "Yams", package: "Yams"),
      ],
      // Compiled into apps, and what manifests of Tuist import.
      resources: [
        .embedInCode("Networking/AppNetworkProtocol.txt"), .embedInCode("Tuist/ProjectDescription"),
      ],
      swiftSettings: strict + syntaxModules, linkerSettings: syntaxLibraries),

    .target(
      name: "Inspector",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "AssistiveTouch", "Audit", "AuditReports", "Braille",
        "CurbcutAccessibility",
        "CurbcutFoundation",
        "CurbcutGraphics", "CurbcutSwiftUI", "CurbcutUIKit", "DeviceHost", "DeviceSettings",
        "GuidedAccess", "Hearing", "InterfaceBuilder", "KeyboardAccess", "ScreenAudit", "Speech",
        "SpokenContent",
        "SwitchControl",
        "SystemModules", "Technologies",
        "VoiceControl", "VoiceOver", "Zoom",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      // The files of the page, also listed in `PageFiles`, are embedded, so that a single binary is enough.
      resources: pageFiles.map { .embedInCode("Page/\($0)") },
      swiftSettings: strict),

    // MARK: Floor 7

    .executableTarget(
      name: "curbcut",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "AssistiveTouch", "Audit", "AuditReports", "Braille",
        "Captures", "DeviceServices", "DeviceSettings", "VoiceOver", "Speech",
        "AppFence", "AppFolders", "CurbcutCombine", "CurbcutFoundation", "CurbcutGraphics", "CurbcutUIKit",
        "Inspector",
        "DeviceHost", "Exploration", "InterfaceBuilder", "Conformance", "LibrariesOnDemand", "Reach",
        "GuidedAccess", "Hearing", "KeyboardAccess", "ScreenAudit", "SpokenContent", "SwitchControl",
        "LinuxDesktop", "SourceLowering", "Technologies", "VoiceControl", "Zoom",
        // For apps that import them, and storyboards that name their classes.
        "CurbcutAVFoundation", "CurbcutAVKit", "CurbcutActivityKit", "CurbcutAppIntents",
        "CurbcutAuthenticationServices", "CurbcutBackgroundTasks", "CurbcutCharts", "CurbcutContacts",
        "CurbcutContactsUI", "CurbcutCoreData",
        "CurbcutCoreHaptics",
        "CurbcutCoreLocationUI", "CurbcutCoreSpotlight", "CurbcutEventKit", "CurbcutEventKitUI",
        "CurbcutImageIO", "CurbcutMessageUI",
        "CurbcutNetwork", "CurbcutQuickLook", "CurbcutSecurity",
        "CurbcutCoreImage", "CurbcutCoreLocation", "CurbcutCoreML", "CurbcutCoreMotion",
        "CurbcutCryptoKit", "CurbcutGameplayKit", "CurbcutLocalAuthentication", "CurbcutMapKit",
        "CurbcutCloudKit", "CurbcutLinkPresentation", "CurbcutMediaPlayer",
        "CurbcutPhotosUI", "CurbcutSIMD", "CurbcutSafariServices", "CurbcutSpriteKit",
        "CurbcutSystemConfiguration", "CurbcutVision", "CurbcutVisionKit",
        "CurbcutWatchConnectivity",
        "CurbcutCoreBluetooth",
        "CurbcutAppTrackingTransparency",
        "CurbcutAdSupport",
        "CurbcutHealthKit",
        "CurbcutCallKit",
        "CurbcutSpeech",
        "CurbcutNaturalLanguage",
        "CurbcutMetricKit",
        "CurbcutCoreTelephony",
        "CurbcutCoreNFC",
        "CurbcutIntents",
        "CurbcutGameKit",
        "CurbcutStoreKit",
        "CurbcutSwiftData", "CurbcutSwiftUI", "CurbcutTipKit", "CurbcutUniformTypeIdentifiers",
        "CurbcutUserNotifications",
        "CurbcutWebKit", "CurbcutWidgetKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict + syntaxModules, linkerSettings: exportsToApps + loadsWhatItNeeds),

    // MARK: Sources for Apple's platforms

    .target(
      name: "SourceLowering", dependencies: ["SystemModules"], swiftSettings: strict + syntaxModules,
      linkerSettings: syntaxLibraries),
    .executableTarget(
      name: "apple-sources",
      dependencies: ["SourceLowering"], swiftSettings: strict + syntaxModules),
    .target(name: "ObjectiveCHeaders", swiftSettings: strict),
    .plugin(name: "AppleSources", capability: .buildTool(), dependencies: ["apple-sources"]),

    // MARK: Beside the house

    .systemLibrary(name: "CMalloc", path: "Sources/System/CMalloc"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "AssistiveTouch", "Audit", "CMalloc", "CurbcutGraphics",
        "CurbcutSwiftUI", "CurbcutUIKit", "DeviceHost", "DeviceSettings", "GuidedAccess", "Inspector",
        "InterfaceBuilder", "KeyboardAccess", "SourceLowering", "Speech", "SpokenContent", "SwitchControl",
        "VoiceControl", "VoiceOver", "Zoom",
      ], path: "Benchmarks", exclude: ["figures.json", "goals.json"],
      swiftSettings: strict + syntaxModules),

    // The recorder that teams copy into their apps: compiled here only to be tested.
    .target(
      name: "CurbcutRecorder", dependencies: ["CurbcutAccessibility", "CurbcutFoundation", "CurbcutUIKit"],
      path: "Recorder", exclude: ["AccessibilityRecorder.swift", "README.md"],
      swiftSettings: [.swiftLanguageMode(.v5)] + headers, plugins: ["AppleSources"]),

    // MARK: Examples, written for Xcode

    .target(
      name: "DogAdoption", dependencies: ["CurbcutFoundation", "CurbcutUIKit"], path: "Examples/DogAdoption",
      exclude: ["After.storyboard", "Before.storyboard", "README.md", "Scripts", "iOS"],
      swiftSettings: [.swiftLanguageMode(.v5)] + headers,
      plugins: ["AppleSources"]),
    .target(
      name: "Groceries", dependencies: ["CurbcutFoundation", "CurbcutUIKit"], path: "Examples/Groceries",
      exclude: ["README.md", "iOS"], swiftSettings: [.swiftLanguageMode(.v5)] + headers,
      plugins: ["AppleSources"]),
    .target(
      name: "AccessibilityGuide",
      dependencies: ["CurbcutAccessibility", "CurbcutFoundation", "CurbcutUIKit"],
      path: "Examples/AccessibilityGuide", exclude: ["README.md", "iOS"],
      swiftSettings: [.swiftLanguageMode(.v5)] + headers,
      plugins: ["AppleSources"]),

    .target(
      name: "DogAdoptionSwiftUI", dependencies: ["CurbcutFoundation", "CurbcutSwiftUI"],
      path: "Examples/DogAdoptionSwiftUI", exclude: ["README.md", "Scripts", "iOS"],
      swiftSettings: [.swiftLanguageMode(.v5)] + headers, plugins: ["AppleSources"]),
    .target(
      name: "AccessibilityTour", dependencies: ["CurbcutFoundation", "CurbcutSwiftUI"],
      path: "Examples/AccessibilityTour", exclude: ["README.md", "iOS"],
      swiftSettings: [.swiftLanguageMode(.v5)] + headers, plugins: ["AppleSources"]),

    .target(
      name: "ReadingList",
      dependencies: ["CurbcutCombine", "CurbcutFoundation", "CurbcutSwiftUI", "CurbcutUIKit"],
      path: "Examples/ReadingList", exclude: ["README.md", "iOS"],
      swiftSettings: [.swiftLanguageMode(.v5)] + headers, plugins: ["AppleSources"]),

    // A package of its own, as a team has it; here its tests run with all others.
    .target(
      name: "DesignSystem", dependencies: ["CurbcutFoundation", "CurbcutSwiftUI", "CurbcutUIKit"],
      path: "Examples/DesignSystem/Sources/DesignSystem", exclude: ["Views"],
      swiftSettings: [.swiftLanguageMode(.v5)] + headers, plugins: ["AppleSources"]),
    .testTarget(
      name: "DesignSystemTests", dependencies: ["AccessibilityTesting", "DesignSystem", "TranscriptWriter"],
      path: "Examples/DesignSystem/Tests/DesignSystemTests", swiftSettings: headers),

    // MARK: Tests

    .testTarget(
      name: "CurbcutSwiftUITests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "CurbcutFoundation", "CurbcutSwiftUI", "CurbcutGraphics",
        "CurbcutUIKit", "DeviceSettings", "VoiceOver",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CurbcutFoundationTests", dependencies: ["CurbcutFoundation", "TestNumbers"],
      exclude: ["Predicates/predicates.tsv"], swiftSettings: strict),
    .testTarget(
      name: "CurbcutCombineTests", dependencies: ["CurbcutCombine", "CurbcutFoundation"],
      swiftSettings: strict),
    .testTarget(
      name: "SourceLoweringTests", dependencies: ["SourceLowering"], swiftSettings: strict + syntaxModules),
    .testTarget(
      name: "ObjectiveCHeadersTests", dependencies: ["ObjectiveCHeaders", "TestNumbers"],
      swiftSettings: strict),
    .testTarget(name: "AppFenceTests", dependencies: ["AppFence"], swiftSettings: strict),
    .testTarget(
      name: "AppFoldersTests", dependencies: ["AppFolders", "CurbcutUIKit"],
      swiftSettings: strict + syntaxModules,
      linkerSettings: exportsToApps),
    .target(
      name: "RandomSessions",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "CurbcutSwiftUI", "CurbcutUIKit", "DeviceSettings",
        "TestNumbers", "VoiceOver",
      ],
      path: "Tests/RandomSessions", swiftSettings: strict),
    // What several test targets share: numbers of chance, and screens that a test writes down.
    .target(name: "TestNumbers", path: "Tests/TestNumbers", swiftSettings: strict),
    .target(
      name: "TestScreens", dependencies: ["AccessibilityTree", "AssistiveTechnology", "TestNumbers"],
      path: "Tests/TestScreens",
      swiftSettings: strict),
    .executableTarget(
      name: "random-sessions", dependencies: ["RandomSessions"], path: "Tests/RandomSessionsRunner",
      swiftSettings: strict),
    .target(
      name: "RandomTechnologies",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "AssistiveTouch", "DeviceSettings", "GuidedAccess",
        "KeyboardAccess", "SpokenContent", "SwitchControl", "TestNumbers", "VoiceControl", "VoiceOver",
        "Zoom",
      ],
      path: "Tests/RandomTechnologies", swiftSettings: strict),
    .executableTarget(
      name: "random-technologies", dependencies: ["RandomTechnologies"],
      path: "Tests/RandomTechnologiesRunner", swiftSettings: strict),
    .testTarget(
      name: "RandomTechnologiesTests", dependencies: ["RandomTechnologies", "TestNumbers"],
      swiftSettings: strict),
    .testTarget(
      name: "AccessibilityTreeTests", dependencies: ["AccessibilityTree"], swiftSettings: strict),
    .testTarget(
      name: "AuditTests", dependencies: ["AccessibilityTree", "Audit", "CurbcutUIKit", "DeviceSettings"],
      swiftSettings: strict),
    .testTarget(
      name: "AuditReportsTests",
      dependencies: ["AccessibilityTree", "Audit", "AuditReports", "TestNumbers"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "ReachTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "Reach"],
      swiftSettings: strict),
    .testTarget(
      name: "ExplorationTests", dependencies: ["AccessibilityTree", "Exploration"], swiftSettings: strict),
    .testTarget(
      name: "ScreenAuditTests",
      dependencies: [
        "Audit", "CurbcutGraphics", "CurbcutSwiftUI", "CurbcutUIKit", "DeviceSettings", "ScreenAudit",
      ], swiftSettings: strict),
    .testTarget(
      name: "CapturesTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "Audit", "AuditReports", "Captures", "CurbcutFoundation",
        "CurbcutRecorder", "CurbcutSwiftUI", "CurbcutUIKit", "VoiceOver",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "Conformance", "CurbcutUIKit", "VoiceOver",
      ], swiftSettings: strict),
    .testTarget(
      name: "AccessibilityTestingTests",
      dependencies: [
        "AccessibilityTesting", "AccessibilityTree", "AssistiveTechnology", "Audit", "CurbcutFoundation",
        "CurbcutSwiftUI", "CurbcutUIKit", "DesignSystem", "DeviceSettings", "ScreenTesting",
        "TranscriptWriter",
      ],
      swiftSettings: strict + syntaxModules),
    .testTarget(
      name: "LiveScreensTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "CurbcutFoundation", "CurbcutUIKit", "DesignSystem",
        "DeviceSettings", "LiveScreens", "ScreenTesting",
      ],
      swiftSettings: strict + [.define("LIVE_SCREENS")]),
    .testTarget(
      name: "CurbcutGraphicsTests", dependencies: ["CurbcutGraphics"], swiftSettings: strict),
    .testTarget(
      name: "CurbcutAccessibilityTests",
      dependencies: ["CurbcutAccessibility", "CurbcutGraphics", "DeviceSettings"], swiftSettings: strict),
    .testTarget(
      name: "CurbcutDrawingTests", dependencies: ["CurbcutDrawing", "CurbcutUIKit"],
      resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .testTarget(
      name: "CurbcutWebKitTests",
      dependencies: [
        "AccessibilityTree", "CurbcutFoundation", "CurbcutSafariServices", "CurbcutWebKit", "DeviceSettings",
        "InterfaceBuilder",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CurbcutChartsTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "CurbcutAccessibility", "CurbcutCharts",
        "CurbcutFoundation",
        "CurbcutSwiftUI", "CurbcutUIKit", "DeviceSettings", "VoiceOver",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CurbcutCoreDataTests",
      dependencies: [
        "AccessibilityTree", "CurbcutCoreData", "CurbcutSwiftUI", "CurbcutUIKit", "DeviceSettings",
      ],
      exclude: ["Models"], swiftSettings: strict, plugins: ["AppleSources"]),
    .testTarget(
      name: "CurbcutCoreImageTests",
      dependencies: ["CurbcutCoreImage", "CurbcutDrawing", "CurbcutFoundation", "CurbcutGraphics"],
      swiftSettings: strict),
    .testTarget(
      name: "CurbcutCoreMLTests", dependencies: ["CurbcutCoreML", "CurbcutFoundation"], swiftSettings: strict),
    .testTarget(
      name: "CurbcutCryptoKitTests", dependencies: ["CurbcutCryptoKit", "CurbcutFoundation"],
      swiftSettings: strict),
    .testTarget(
      name: "CurbcutGameplayKitTests", dependencies: ["CurbcutFoundation", "CurbcutGameplayKit"],
      swiftSettings: strict),
    .testTarget(
      name: "CurbcutSwiftDataTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "CurbcutSwiftData", "CurbcutSwiftUI", "CurbcutUIKit",
        "DeviceSettings", "VoiceOver",
      ],
      exclude: ["Models"], swiftSettings: strict, plugins: ["AppleSources"]),
    .testTarget(
      name: "SystemModulesTests", dependencies: ["CurbcutUIKit", "SystemModules"], swiftSettings: strict),
    .testTarget(
      name: "AppFrameworksTests",
      dependencies: [
        "TestNumbers", "AccessibilityTree", "AssistiveTechnology", "CurbcutAVFoundation", "CurbcutAVKit",
        "CurbcutActivityKit", "DeviceServices",
        "CurbcutAppIntents", "CurbcutAuthenticationServices", "CurbcutBackgroundTasks", "CurbcutCloudKit",
        "CurbcutContacts", "CurbcutContactsUI", "CurbcutCoreHaptics",
        "CurbcutCoreLocation", "CurbcutCoreLocationUI", "CurbcutCoreMotion", "CurbcutCoreSpotlight",
        "CurbcutEventKit", "CurbcutEventKitUI", "CurbcutGraphics", "CurbcutImageIO",
        "CurbcutLinkPresentation", "CurbcutMediaPlayer",
        "CurbcutMessageUI", "CurbcutNetwork", "CurbcutQuickLook",
        "CurbcutSecurity", "CurbcutUIKit", "CurbcutWebKit",
        "CurbcutFoundation", "CurbcutLocalAuthentication", "CurbcutMapKit", "CurbcutPhotosUI",
        "CurbcutSIMD", "CurbcutSpriteKit", "CurbcutStoreKit", "CurbcutSystemConfiguration",
        "CurbcutVision", "CurbcutVisionKit",
        "CurbcutSwiftUI", "CurbcutTipKit", "CurbcutUniformTypeIdentifiers", "CurbcutUserNotifications",
        "CurbcutWatchConnectivity",
        "CurbcutCoreBluetooth",
        "CurbcutAppTrackingTransparency",
        "CurbcutAdSupport",
        "CurbcutHealthKit",
        "CurbcutCallKit",
        "CurbcutSpeech",
        "CurbcutNaturalLanguage",
        "CurbcutMetricKit",
        "CurbcutCoreTelephony",
        "CurbcutCoreNFC",
        "CurbcutIntents",
        "CurbcutGameKit",
        "CurbcutWidgetKit", "DeviceSettings", "InterfaceBuilder", "VoiceOver",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DeviceHostTests",
      dependencies: ["CurbcutGraphics", "CurbcutUIKit", "DeviceHost", "DeviceSettings"], swiftSettings: strict
    ),
    .testTarget(
      name: "CurbcutUIKitTests",
      dependencies: [
        "AccessibilityGuide", "AccessibilityTree", "AssistiveTechnology", "CurbcutUIKit", "DeviceHost",
        "DeviceSettings",
      ],
      exclude: ["API/accessibility-api.txt", "API/accessibility-api-missing.txt"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "AccessibilityTree", "Captures", "CurbcutUIKit", "DeviceSettings", "InterfaceBuilder",
      ],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "LinuxDesktopTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "LinuxDesktop", "TestNumbers",
        "VoiceOver",
      ],
      exclude: ["Programs", "Recordings"], swiftSettings: strict),
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutSolver"], swiftSettings: strict),
    .testTarget(
      name: "AssistiveTechnologyTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "TestScreens"],
      swiftSettings: strict),
    .testTarget(
      name: "DeviceSettingsTests", dependencies: ["DeviceSettings", "TestNumbers"], swiftSettings: strict),
    .testTarget(
      name: "VoiceOverTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "Braille", "DeviceSettings", "VoiceOver"],
      swiftSettings: strict),
    .testTarget(
      name: "SwitchControlTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "SwitchControl", "TestNumbers",
        "TestScreens",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "AssistiveTouchTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "AssistiveTouch", "DeviceSettings", "TestNumbers",
        "TestScreens",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "KeyboardAccessTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "KeyboardAccess", "TestNumbers",
        "TestScreens",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HearingTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "Hearing", "Speech", "TestNumbers",
        "TestScreens",
        "VoiceControl",
      ],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "VoiceControlTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "TestNumbers", "TestScreens",
        "VoiceControl",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ZoomTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "TestNumbers", "TestScreens",
        "VoiceOver",
        "Zoom",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SpokenContentTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "SpokenContent", "TestNumbers",
        "TestScreens",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GuidedAccessTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "GuidedAccess", "TestNumbers",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BrailleTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "Braille", "DeviceSettings"],
      swiftSettings: strict),
    .testTarget(
      name: "SpeechTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings", "Speech"],
      swiftSettings: strict),
    // VoiceOver on live UIKit screens: gestures go in, words and the actions of the app come out.
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "AccessibilityGuide", "AccessibilityTour", "AccessibilityTree", "AppFolders", "AssistiveTechnology",
        "Braille", "CurbcutAccessibility", "CurbcutFoundation", "CurbcutSwiftUI", "CurbcutUIKit",
        "DeviceSettings", "DogAdoption", "DogAdoptionSwiftUI", "Groceries", "InterfaceBuilder", "ReadingList",
        "KeyboardAccess", "RandomSessions", "SwitchControl", "Technologies", "VoiceControl", "VoiceOver",
      ],
      swiftSettings: strict + syntaxModules),
    .testTarget(
      name: "InspectorTests",
      dependencies: [
        "AccessibilityTree", "AppFolders", "AssistiveTechnology", "Audit", "AuditReports",
        "CurbcutFoundation",
        "CurbcutGraphics", "CurbcutUIKit", "DeviceSettings", "DogAdoption", "Hearing", "Inspector",
        "InterfaceBuilder", "Speech", "SwitchControl", "Technologies", "VoiceOver",
      ],
      resources: [.copy("Fixtures")], swiftSettings: strict + syntaxModules),
    .testTarget(
      name: "curbcutTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "AuditReports", "Conformance", "DeviceSettings",
        "CurbcutGraphics", "CurbcutUIKit", "Exploration", "Hearing", "Inspector", "Speech", "SpokenContent",
        "Technologies", "TestScreens", "curbcut",
      ],
      exclude: ["Transcripts"], swiftSettings: strict + syntaxModules),
  ])

// `CURBCUT_TESTS=SessionTests,curbcutTests swift build --build-tests` leaves out the other test targets and the
// benchmarks, so that trying out a change takes half the time.
if let wanted = ProcessInfo.processInfo.environment["CURBCUT_TESTS"] {
  let names = Set(wanted.split(separator: ",").map(String.init))
  let left: Set = ["Benchmarks", "random-sessions", "random-technologies"]
  package.targets.removeAll { ($0.type == .test || left.contains($0.name)) && !names.contains($0.name) }
}

// On a Mac, screens are shown by Apple's UIKit; all that is left are the tree, VoiceOver, the audit and what tests say.
if isForApple {
  let plain: [SwiftSetting] = [.swiftLanguageMode(.v6)]
  let syntax = Package.Dependency.package(
    url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"700.0.0")
  package.platforms = [.iOS(.v17), .macOS(.v14)]
  package.products = [
    .library(name: "AccessibilityTesting", targets: ["AccessibilityTesting", "TranscriptWriter"])
  ]
  package.dependencies = [syntax]
  package.targets = [
    .target(name: "AccessibilityTree", swiftSettings: plain),
    .target(name: "DeviceSettings", swiftSettings: plain),
    .target(
      name: "AssistiveTechnology", dependencies: ["AccessibilityTree", "DeviceSettings"], swiftSettings: plain
    ),
    .target(
      name: "VoiceOver", dependencies: ["AccessibilityTree", "AssistiveTechnology", "DeviceSettings"],
      resources: [.embedInCode("Languages/words.json")], swiftSettings: plain),
    .target(
      name: "Captures", dependencies: ["AccessibilityTree", "AssistiveTechnology"], swiftSettings: plain),
    .target(
      name: "Audit", dependencies: ["AccessibilityTree", "DeviceSettings"],
      resources: [.embedInCode("Words/words.json")], swiftSettings: plain),
    .target(
      name: "ScreenTesting",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "Audit", "DeviceSettings", "VoiceOver"],
      swiftSettings: plain),
    .target(
      name: "CurbcutRecorder", path: "Recorder", exclude: ["README.md"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "LiveScreens",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "Audit", "Captures", "CurbcutRecorder", "DeviceSettings",
        "ScreenTesting",
      ], swiftSettings: plain),
    .target(
      name: "AccessibilityTesting", dependencies: ["LiveScreens"], path: "Sources/AccessibilityTesting/Apple",
      swiftSettings: plain),
    .target(
      name: "TranscriptWriter",
      dependencies: [
        "ScreenTesting", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], swiftSettings: plain),
  ]
}
