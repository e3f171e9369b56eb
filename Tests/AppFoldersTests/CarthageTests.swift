import Foundation
import Testing

@testable import AppFolders

@Suite("Frameworks of Carthage")
struct CarthageTests {
  @Test("Have their versions in Cartfile.resolved")
  func versions() {
    let versions = CarthageVersions(
      "github \"A/Waage\" \"v1.2\"\n# no\ngit \"https://example.com/rx-korb.git\" \"4b42\"\nbinary \"x\"\n")
    #expect(versions.entries.map(\.name) == ["Waage", "rx-korb"])
    #expect(versions.description(of: "Waage") == " v1.2 (A/Waage)")
    #expect(versions.description(of: "RxKorb") == " 4b42 (https://example.com/rx-korb.git)")
    #expect(versions.description(of: "Anders") == "")
  }

  @Test("Are built of their checkouts, and named where these are not here")
  func built() throws {
    let text = TestProject.text()
      .replacing(
        "children = (GS, GF, C, );",
        with: "children = (GS, GF, C, FW, FX, );"
      )
      .replacing("buildPhases = (S, Q, ); dependencies", with: "buildPhases = (S, Q, FP, ); dependencies")
      .replacing(
        "BA = {isa",
        with: """
          FW = {isa = PBXFileReference; path = Carthage/Build/iOS/Waage.framework; sourceTree = "<group>"; };
          FX = {isa = PBXFileReference; path = Carthage/Build/Korb.xcframework; sourceTree = "<group>"; };
          BW = {isa = PBXBuildFile; fileRef = FW; };
          BX2 = {isa = PBXBuildFile; fileRef = FX; };
          FP = {isa = PBXFrameworksBuildPhase; files = (BW, BX2, ); };
          BA = {isa
          """)
    let library = """
      {
        objects = {
          R = {isa = PBXProject; mainGroup = G; targets = (M, T, ); };
          G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = Waage.swift; sourceTree = "<group>"; };
          BF = {isa = PBXBuildFile; fileRef = F; };
          S = {isa = PBXSourcesBuildPhase; files = (BF, ); };
          P = {isa = PBXFileReference; path = Waage.framework; sourceTree = BUILT_PRODUCTS_DIR; };
          M = {isa = PBXNativeTarget; name = "Waage-Mac"; productType = "com.apple.product-type.framework"; productReference = P; buildConfigurationList = L; };
          T = {isa = PBXNativeTarget; name = "Waage-iOS"; productType = "com.apple.product-type.framework"; productReference = P; buildPhases = (S, ); buildConfigurationList = L2; };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; PRODUCT_NAME = Waage; }; };
          L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
          C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; PRODUCT_NAME = Waage; }; };
        };
        rootObject = R;
      }
      """
    let folder = try FilesFolder([
      "Shop.xcodeproj/project.pbxproj": text, "Shop/AppDelegate.swift": "", "Shop/Other Screen.swift": "",
      "Kit/Kit.swift": "", "Cartfile.resolved": "github \"A/Korb\" \"3.1\"\n",
      "Carthage/Checkouts/Waage/Waage.xcodeproj/project.pbxproj": library,
      "Carthage/Checkouts/Waage/Waage.swift": "",
    ])
    defer { folder.remove() }
    let contents = try folder.contents()
    #expect(contents.modules.map(\.name) == ["Waage", "Kit", "Shop"])
    #expect(
      contents.notes == [
        "framework Korb 3.1 (A/Korb) is not here: check it out below Carthage/Checkouts, or name its folder with --packages"
      ])
  }
}
