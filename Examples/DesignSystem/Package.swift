// swift-tools-version: 6.2
import PackageDescription

// On a Mac the sources are what Xcode knows, and the tests read Apple's own UIKit. On Linux, Curbcut stands in for UIKit and
// SwiftUI, and its plugin makes the sources in `Views` ones that Linux compiles.
let curbcut: [Package.Dependency] = [.package(name: "curbcut", path: "../..")]
let testing: [Target.Dependency] = [.product(name: "AccessibilityTesting", package: "curbcut")]
#if os(Linux)
  let frameworks: [Target.Dependency] = ["CurbcutFoundation", "CurbcutSwiftUI", "CurbcutUIKit"].map {
    .product(name: $0, package: "curbcut")
  }
  let lowered = ["Views"]
  let plugins: [Target.PluginUsage] = [.plugin(name: "AppleSources", package: "curbcut")]
#else
  let frameworks: [Target.Dependency] = []
  let lowered: [String] = []
  let plugins: [Target.PluginUsage] = []
#endif

let package = Package(
  name: "DesignSystem",
  platforms: [.iOS(.v17)],
  products: [.library(name: "DesignSystem", targets: ["DesignSystem"])],
  dependencies: curbcut,
  targets: [
    .target(
      name: "DesignSystem", dependencies: frameworks, exclude: lowered,
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: plugins),
    .testTarget(name: "DesignSystemTests", dependencies: ["DesignSystem"] + testing),
  ])
