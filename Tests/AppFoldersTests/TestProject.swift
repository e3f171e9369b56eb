import Foundation

/// An Xcode project for tests: an app with a framework, resources in two languages, and settings over an .xcconfig.
struct TestProject {
  let folder: URL

  /// Writes the project into a new folder below the temporary one.
  ///
  /// - Parameters:
  ///   - files: further files, by path.
  ///   - settings: further build settings of the app, as the project file has them.
  init(files: [String: String] = [:], settings: String = "") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Project-\(UUID().uuidString)/Shop")
    var all = files
    all["Shop.xcodeproj/project.pbxproj"] = Self.text(settings: settings)
    all["Config/Base.xcconfig"] =
      "PREFIX = com.example // the company\nPRODUCT_BUNDLE_IDENTIFIER = $(PREFIX).$(PRODUCT_NAME:lower)\n"
    all["Shop/Info.plist"] = Self.information
    for (path, text) in all {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    </dict></array></dict></dict>
    </dict></plist>
    """

  static func text(settings: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
        R = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; developmentRegion = en; targets = (T, W, F, ); };
        G = {isa = PBXGroup; children = (GS, GF, C, ); sourceTree = "<group>"; };
        GS = {isa = PBXGroup; path = Shop; children = (A, B, V, X, ); sourceTree = "<group>"; };
        GF = {isa = PBXGroup; path = Kit; children = (K, ); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = "Other Screen.swift"; sourceTree = "<group>"; };
        K = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = SOURCE_ROOT; };
        V = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2, ); sourceTree = "<group>"; };
        V1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        BA = {isa = PBXBuildFile; fileRef = A; };
        BB = {isa = PBXBuildFile; fileRef = B; };
        BK = {isa = PBXBuildFile; fileRef = K; };
        BV = {isa = PBXBuildFile; fileRef = V; };
        BX = {isa = PBXBuildFile; fileRef = X; };
        S = {isa = PBXSourcesBuildPhase; files = (BA, BB, ); };
        SK = {isa = PBXSourcesBuildPhase; files = (BK, ); };
        Q = {isa = PBXResourcesBuildPhase; files = (BV, BX, ); };
        D = {isa = PBXTargetDependency; target = F; };
        T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = (S, Q, ); dependencies = (D, ); buildConfigurationList = TL; };
        W = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; };
        F = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (SK, ); };
        PL = {isa = XCConfigurationList; buildConfigurations = (P1, ); };
        P1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C;
          buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG"; }; };
        TL = {isa = XCConfigurationList; buildConfigurations = (T1, T2, ); };
        T1 = {isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = Wrong; }; };
        T2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/Shop/Info.plist"; \(settings)
          PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEMO";
          INFOPLIST_KEY_UISupportedInterfaceOrientations = "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationPortrait";
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = UIInterfaceOrientationPortrait;
          INFOPLIST_KEY_CFBundleDisplayName = "My Shop"; }; };
      };
      rootObject = R;
    }
    """
  }
}
