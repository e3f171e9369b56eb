import SystemModules

/// The names under which modules of apps are compiled.
///
/// An app may be called as a module of the system or of this program is: “Speech”, “VoiceOver”, “UIKit”. Compiled under
/// that name, it could not import the other one, and the types of both would have the same symbols.
enum ModuleName {
  /// A name that no other module has.
  ///
  /// - Parameter name: the name that sources import, which is an identifier.
  static func compiled(_ name: String) -> String { isTaken(name) ? name + SystemModule.suffixOfApps : name }

  private static func isTaken(_ name: String) -> Bool {
    name.hasPrefix("Curbcut") || name.hasPrefix("NIO") || taken.contains(name)
  }

  /// The modules of the toolchain, of this program, and of the libraries that it is built with.
  static let taken: Set<String> = [
    "AccessibilityTesting", "AccessibilityTree", "AppFence", "AppFolders", "ArgumentParser",
    "ArgumentParserToolInfo",
    "AssistiveTechnology", "AssistiveTouch", "Atomics", "Audit", "AuditReports", "Braille", "Builtin",
    "CBrlAPI", "CEspeak", "CLandlock", "CSeccomp",
    "CGdkPixbuf", "CLouis", "CObjectMaking", "COpenCombineHelpers", "CPango", "CPocketSphinx", "CPoppler",
    "CSQLite", "CYaml", "Captures", "Conformance", "CoreFoundation", "Cxx", "CxxStdlib", "DequeModule",
    "DeviceHost", "DeviceServices",
    "DeviceSettings", "Dispatch", "Distributed", "Exploration", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "GuidedAccess",
    "Hearing", "Inspector", "InterfaceBuilder", "InternalCollectionsUtilities", "KeyboardAccess",
    "LayoutSolver", "LibrariesOnDemand", "LinuxDesktop", "LiveScreens", "ObjectiveCHeaders", "Observation",
    "OpenCombine",
    "OpenCombineDispatch",
    "OpenCombineFoundation", "OpenCombineShim", "OrderedCollections", "ProcessArguments", "ProcessLocale",
    "Reach",
    "RegexBuilder", "Runtime", "ScreenAudit", "ScreenTesting", "SourceLowering", "Speech", "SpokenContent",
    "Swift",
    "SwiftBasicFormat", "SwiftDiagnostics", "SwiftGlibc", "SwiftOnoneSupport", "SwiftParser", "SwiftShims",
    "SwiftSyntax", "SwitchControl", "Synchronization", "SystemModules", "SystemPackage", "Technologies",
    "TestNumbers",
    "TestScreens", "Testing", "TranscriptWriter", "UIKit", "VoiceControl", "VoiceOver", "XCTest", "Yams",
    "Zoom",
    "_Builtin_float", "_Concurrency", "_Differentiation", "_FoundationCollections", "_NIOBase64",
    "_NIODataStructures", "_RegexParser", "_StringProcessing", "_Volatile", "curbcut",
  ]
}

extension AppContents.Module {
  /// The compiler's arguments that lead the name in sources to the module's own.
  var aliasArguments: [String] {
    // The name of a module that sources import from the system means that one.
    guard name != writtenName, !ModuleName.system.contains(writtenName) else { return [] }
    return ["-module-alias", "\(writtenName)=\(name)"]
  }
}

extension ModuleName {
  /// The modules that every source may import, or that the compiler itself imports.
  static let system: Set<String> = [
    "Builtin", "CoreFoundation", "Dispatch", "Distributed", "Foundation", "Glibc", "Observation",
    "RegexBuilder", "Swift",
    "SwiftOnoneSupport", "SwiftShims", "Synchronization", "UIKit",
  ]
}
