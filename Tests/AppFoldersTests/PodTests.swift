import Foundation
import Testing

@testable import AppFolders

@Suite("Pods")
struct PodTests {
  private static let spec = """
    Pod::Spec.new do |s|
      s.name = 'Waage'
      s.version = "1.2.3" # the one
      s.description = <<-DESC
        s.name = 'Nicht'
      DESC
      s.swift_versions = ['5.0', "5.7"]
      s.ios.deployment_target = '13.0'
      s.source = { :git => "https://example.com/#{s.name}.git", tag: s.version.to_s }
      s.source_files = 'Sources/*.{h,swift}',
                       'More/**/*.swift'
      s.ios.source_files = %w[Phone/*.swift]
      s.osx.source_files = 'Mac/*.swift'
      s.exclude_files = ['Sources/Alt.swift']
      s.resource_bundles = { "#{s.name}Texte" => ['Texte/*.strings'] }
      s.dependency 'Basis/Kern', '~> 1.0'
      s.pod_target_xcconfig = { 'SWIFT_ACTIVE_COMPILATION_CONDITIONS' => 'WAAGE' }
      s.default_subspecs = 'Kern'
      s.subspec 'Kern' do |ss|
        ss.source_files = 'Kern/*.swift'
        ss.dependency 'Gewicht'
      end
      s.subspec 'Extra' do |ss|
        ss.source_files = 'Extra/*.swift'
        ss.dependency 'Waage/Kern'
      end if ENV['EXTRA']
    end
    """

  @Test("Are described by podspecs in Ruby, which are read and not run")
  func podspec() throws {
    let spec = try #require(Podspec(ruby: Self.spec))
    #expect(spec.name == "Waage" && spec.version == "1.2.3" && spec.swiftVersion == "5.7")
    let part = spec.chosen([""])
    #expect(
      part.sources == ["Sources/*.{h,swift}", "More/**/*.swift", "Phone/*.swift", "Kern/*.swift"])
    #expect(part.excluded == ["Sources/Alt.swift"])
    #expect(part.bundles == ["WaageTexte": ["Texte/*.strings"]])
    #expect(part.dependencies == ["Basis/Kern", "Gewicht"])
    #expect(part.settings == ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "WAAGE"])
    let extra = spec.chosen(["Extra"])
    #expect(extra.sources.suffix(2) == ["Extra/*.swift", "Kern/*.swift"])
  }

  @Test("Are described by podspecs in JSON")
  func json() throws {
    let text = """
      {"name": "Waage", "version": "2", "module_name": "Waagen", "source_files": "A/*.swift",
       "ios": {"frameworks": ["UIKit"]}, "resource_bundles": {"T": "T/*"}, "dependencies": {"Basis": ["~> 1"]},
       "subspecs": [{"name": "Kern", "source_files": ["K/*.swift"]}]}
      """
    let spec = try #require(Podspec(json: SpecValue(json: Data(text.utf8))))
    #expect(spec.module == "Waagen")
    #expect(spec.chosen([""]).sources == ["A/*.swift", "K/*.swift"])
    #expect(spec.part.bundles == ["T": ["T/*"]] && spec.part.dependencies == ["Basis"])
  }

  private static let podfile = """
    platform :ios, '15.0'
    use_frameworks! :linkage => :static
    raise 'no' unless %w[A].any? { |k| ENV.key?(k) }
    def common
      pod 'Basis', '~> 1.0'
    end
    pod 'Alle'
    target 'Markt' do
      common
      pod 'Waage', :path => '../Waage'
      pod 'Feuer', '1.0', subspecs: ['Kern', "Netz"]
      # pod 'Nicht'
      target 'MarktTests' do
        pod 'Quick'
      end
    end
    target 'Uhr' do
      pod 'Zeiger'
    end
    post_install do |installer|
      installer.pods_project.targets.each do |target|
        target.build_configurations.each { |config| config.build_settings['A'] = 'B' }
      end
    end
    """

  @Test("Are listed by a Podfile for each target")
  func listed() {
    let file = Podfile(Self.podfile)
    #expect(
      file.pods(of: "Markt").map(\.name) == ["Alle", "Basis", "Waage", "Feuer/Kern", "Feuer/Netz"])
    #expect(file.pods(of: "Markt")[2].path == "../Waage")
    #expect(file.pods(of: "Uhr").map(\.name) == ["Alle", "Zeiger"])
    #expect(!file.pods(of: "Anders").map(\.name).contains("Quick"))
  }

  @Test("Have their versions in Podfile.lock")
  func versions() {
    let versions = PodVersions(
      """
      PODS:
        - Basis (1.4.0)
        - Feuer/Kern (2.0-beta.1):
          - Basis
          - "Feuer/Netz (= 2)"
      DEPENDENCIES:
        - Basis (~> 1.0)
      EXTERNAL SOURCES:
        Feuer:
          :git: https://example.com/feuer.git
      """)
    #expect(versions.versions == ["Basis": "1.4.0", "Feuer": "2.0-beta.1"])
    #expect(versions.dependencies["Feuer/Kern"] == ["Basis", "Feuer/Netz"])
    #expect(versions.addresses == ["Feuer": "https://example.com/feuer.git"])
  }

  @Test("Of which a repository is here are built with the app, and the others are named")
  func built() throws {
    let folder = try FilesFolder([
      "Shop.xcodeproj/project.pbxproj": TestProject.text(),
      "Shop/AppDelegate.swift": "import Waage\nlet gewicht = Waage.leer", "Shop/Other Screen.swift": "",
      "Kit/Kit.swift": "",
      "Podfile": """
      target 'Shop' do
        pod 'Waage', :path => '../Waage'
        pod 'Feuer'
        pod 'SwiftLint'
        pod 'Kiste'
        pod 'Paket'
      end
      """,
      "Podfile.lock": "PODS:\n  - Feuer (1.5)\n",
      "Pods/Kiste/Kiste.swift": "public enum Kiste {}", "Pods/Kiste/Example/App.swift": "no",
      "../Waage/Waage.podspec": Self.spec, "../Waage/Sources/Waage.swift": "",
      "../Waage/Sources/Alt.swift": "no", "../Waage/Kern/Kern.swift": "", "../Waage/Texte/a.strings": "",
      "../Waage/Mac/Mac.swift": "no",
      "../Repos/Gewicht/Gewicht.podspec.json":
        #"{"name": "Gewicht", "source_files": "*.swift"}"#,
      "../Repos/Gewicht/Gewicht.swift": "",
      "../Repos/Paket/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Paket", products: [.library(name: "Paket", targets: ["Paket"])], targets: [.target(name: "Paket")])
      """,
      "../Repos/Paket/Sources/Paket/Paket.swift": "",
    ])
    defer { folder.remove() }
    let repositories = folder.url.deletingLastPathComponent().appendingPathComponent("Repos")
    let contents = try folder.contents(packages: [repositories])
    #expect(contents.modules.map(\.name) == ["Paket", "Gewicht", "Waage", "Kiste", "Kit", "Shop"])
    #expect(
      contents.notes == [
        "pod Feuer 1.5 is not here: check it out below Pods, or name its folder with --packages",
        "pod Basis is not here: check it out below Pods, or name its folder with --packages",
      ])
    let waage = try #require(contents.modules.first { $0.name == "Waage" })
    #expect(waage.sources.map(\.lastPathComponent) == ["Kern.swift", "Waage.swift"])
    #expect(waage.conditions == ["COCOAPODS", "DEBUG", "WAAGE"])
    #expect(waage.membership?.name == "Waage")
    #expect(contents.resources.map(\.path).contains("WaageTexte.bundle/a.strings"))
  }

  @Test("Whose project is checked in are targets like others, with the bundles of their resources")
  func project() throws {
    let pods = """
      {
        objects = {
          R = {isa = PBXProject; mainGroup = G; targets = (T, B, W, ); };
          G = {isa = PBXGroup; children = (F, X, ); sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = Waage/Waage.swift; sourceTree = "<group>"; };
          X = {isa = PBXFileReference; path = Waage/a.strings; sourceTree = "<group>"; };
          BF = {isa = PBXBuildFile; fileRef = F; };
          BX = {isa = PBXBuildFile; fileRef = X; };
          S = {isa = PBXSourcesBuildPhase; files = (BF, ); };
          Q = {isa = PBXResourcesBuildPhase; files = (BX, ); };
          D1 = {isa = PBXTargetDependency; target = W; };
          D2 = {isa = PBXTargetDependency; target = B; };
          T = {isa = PBXNativeTarget; name = "Pods-Shop"; productType = "com.apple.product-type.framework"; dependencies = (D1, ); };
          W = {isa = PBXNativeTarget; name = Waage; productType = "com.apple.product-type.framework"; buildPhases = (S, ); dependencies = (D2, ); };
          B = {isa = PBXNativeTarget; name = "Waage-Texte"; productType = "com.apple.product-type.bundle"; buildPhases = (Q, ); buildConfigurationList = L; };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Texte; }; };
        };
        rootObject = R;
      }
      """
    let folder = try FilesFolder([
      "Shop.xcodeproj/project.pbxproj": TestProject.text(), "Shop/AppDelegate.swift": "",
      "Shop/Other Screen.swift": "", "Kit/Kit.swift": "", "Podfile": "target 'Shop' do\n  pod 'Waage'\nend",
      "Pods/Pods.xcodeproj/project.pbxproj": pods, "Pods/Waage/Waage.swift": "", "Pods/Waage/a.strings": "",
    ])
    defer { folder.remove() }
    let contents = try folder.contents()
    #expect(contents.modules.map(\.name) == ["Waage", "Kit", "Shop"])
    #expect(contents.notes == [])
    #expect(contents.resources.map(\.path).contains("Texte.bundle/a.strings"))
  }

  @Test("Are understood as far as can be, however damaged their files")
  func fuzz() {
    var damage = TextDamage()
    let marks = "'\"|[]{}()<>=:,.#\n%"
    var understood = 0
    for _ in 0..<2000 {
      if Podspec(ruby: damage.damaged(Self.spec, with: marks)) != nil { understood += 1 }
      _ = Podfile(damage.damaged(Self.podfile, with: marks)).pods(of: "Markt")
      _ = PodVersions(damage.damaged("PODS:\n  - A (1):\n    - B\n", with: marks))
    }
    #expect(understood > 0)
    let deep = String(repeating: "[", count: 50_000) + String(repeating: "target 'A' do\n", count: 20_000)
    #expect(Podfile("pod \(deep)").pods(of: "A").count <= 1)
  }
}
