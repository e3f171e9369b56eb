import Foundation
import Glibc
import Testing

@testable import AppFolders

@Suite("The constant R")
struct ResourceStructTests {
  /// Names with what R.swift makes of them.
  private static let names: [(name: String, swift: String?)] = [
    ("icon_back", "icon_back"), ("Localizable", "localizable"), ("error.no-user", "errorNoUser"),
    ("URLPath", "urlPath"), ("OK", "oK"), ("2nd place", "ndPlace"), ("default", "`default`"), ("—", nil),
    ("Rubik-SemiBold", "rubikSemiBold"), ("data.json", "dataJson"), ("größe", "größe"), ("A", "a"), ("", nil),
  ]

  @Test("Names things as R.swift does", arguments: names)
  func name(_ name: String, _ swift: String?) { #expect(ResourceName.swift(name) == swift) }

  @Test("Gives no name to things that would have the same")
  func unique() {
    #expect(ResourceName.unique(["a b", "aB", "c"]) { $0 }.map(\.name) == ["c"])
  }

  /// Formats with the types of their values; nil for those that have none in Swift.
  private static let formats: [(format: String, types: [String]?)] = [
    ("plain, 100 %", []), ("%%", []), ("%@ has %d of %.2f", ["String", "Int", "Double"]),
    ("%2$@ %1$lu", ["UInt", "String"]), ("%2$@", nil), ("%1$@ %1$d", nil), ("%*d", ["Int", "Int"]),
    ("%c", nil), ("%-08.3lld", ["Int"]), ("%99$@", nil), ("%99999999999999999999$@", nil),
  ]

  @Test("Takes the values of a format", arguments: formats)
  func format(_ format: String, _ types: [String]?) {
    #expect(FormatParameters.parameters(of: format)?.map(\.type) == types)
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <tableViewController storyboardIdentifier="dog-list" id="list" customClass="DogList" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
            <tableView key="view" id="t"><prototypes>
              <tableViewCell reuseIdentifier="Dog Cell" id="c" customClass="DogCell" customModule="Kit"/>
            </prototypes></tableView>
            <connections>
              <segue destination="detail" kind="show" identifier="showDetail" id="g"/>
              <segue destination="far" kind="show" identifier="away" id="h"/>
              <segue destination="list" kind="unwind" identifier="back" id="u"/>
            </connections>
          </tableViewController>
          <viewControllerPlaceholder storyboardName="Gone" id="far" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController storyboardIdentifier="name" id="detail" customClass="1; exit(1)" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <collectionViewCell reuseIdentifier="mark" id="c" customClass="MarkCell"/>
      </objects>
    </document>
    """

  private func folder(_ more: [String: String] = [:]) throws -> (FilesFolder, [AppContents.Resource]) {
    let folder = try FilesFolder(
      [
        "Base.lproj/Main.storyboard": Self.storyboard, "Mark.xib": Self.xib,
        "A.xcassets/Dog.imageset/Contents.json": "{}", "A.xcassets/Sea.colorset/Contents.json": "{}",
        "A.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "A.xcassets/Brand/Red.colorset/Contents.json": "{}",
        "en.lproj/Localizable.strings": #""hello" = "Hello %@"; "only.en" = "x"; "odd" = "%d";"#,
        "de.lproj/Localizable.strings": #""hello" = "Hallo %@"; "nur.de" = "y"; "odd" = "%@";"#,
        "en.lproj/Plurals.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>dogs</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string><key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string><key>other</key><string>%ld dogs</string>
        </dict></dict></dict></plist>
        """,
        "Catalog.xcstrings": """
        {"sourceLanguage": "en", "strings": {"cats %lld": {}, "title": {"localizations": {"en": {"stringUnit":
        {"state": "translated", "value": "The %@"}}}}}}
        """,
        "cat@2x.png": "", "cat@3x.png": "", "info.json": "{}",
      ].merging(more) { $1 })
    let files = FolderWalk(folder.url).files
    return (folder, files.map { AppContents.Resource(url: $0, path: BundledFiles.path(of: $0)) })
  }

  private func text(_ resources: [AppContents.Resource]) -> String {
    ResourceStruct(
      resources,
      options: .init(module: "Shop", developmentLanguage: "en", hasLibrary: true)
    ).text
  }

  @Test("Has what the target has, with its types")
  func file() throws {
    let (folder, resources) = try folder()
    defer { folder.remove() }
    let text = text(resources)
    for line in [
      "let R = _R(bundle: Bundle.main)", "import RswiftResources", "import Kit",
      #"var hello: RswiftResources.StringResource1<String> { .init(key: "hello", tableName: "Localizable", source: source, developmentValue: "Hello %@", comment: nil) }"#,
      #"var onlyEn: RswiftResources.StringResource {"#,
      #"var dogs: RswiftResources.StringResource1<Int> {"#,
      "func dogs(count value1: Int) -> String { String(format: dogs, value1) }",
      #"var catsLld: RswiftResources.StringResource1<Int> { .init(key: "cats %lld""#,
      #"var title: RswiftResources.StringResource1<String> {"#,
      #"var dog: RswiftResources.ImageResource { .init(name: "Dog", path: [], bundle: bundle, locale: nil, onDemandResourceTags: nil) }"#,
      "var cat: RswiftResources.ImageResource {", "struct brand {",
      #"var red: RswiftResources.ColorResource { .init(name: "Brand/Red", path: ["Brand"], bundle: bundle) }"#,
      "struct main: RswiftResources.StoryboardReference, RswiftResources.InitialControllerContainer {",
      "typealias InitialController = UINavigationController",
      "var dogList: RswiftResources.StoryboardViewControllerIdentifier<DogList> {",
      "var dogCell: RswiftResources.ReuseIdentifier<Kit.DogCell> {",
      #"var showDetail: RswiftResources.SegueIdentifier<UIStoryboardSegue, DogList, UIViewController> {"#,
      #"var away: RswiftResources.SegueIdentifier<UIStoryboardSegue, DogList, UIViewController> {"#,
      "var back: RswiftResources.SegueIdentifier<UIStoryboardSegue, DogList, UIViewController> {",
      #"var mark: RswiftResources.NibReferenceReuseIdentifier<MarkCell, MarkCell> { .init(name: "Mark", bundle: bundle, identifier: "mark") }"#,
      #"var infoJson: RswiftResources.FileResource { .init(name: "info", pathExtension: "json", bundle: bundle, locale: nil) }"#,
    ] { #expect(text.contains(line), "\(line)") }
    // Of what differs between languages, or is in another than the first, nothing is said.
    for none in ["nurDe", "var odd", "exit(1)", "var name: RswiftResources"] {
      #expect(!text.contains(none), "\(none)")
    }
  }

  @Test("Has its types in it where the package is not here")
  func library() throws {
    let (folder, resources) = try folder()
    defer { folder.remove() }
    let text = ResourceStruct(resources, options: .init(module: "Shop")).text
    #expect(text.contains("enum RswiftResources {") && !text.contains("import RswiftResources"))
    #expect(!text.contains("struct project"))
  }

  private static let source = """
    import UIKit
    class DogList: UITableViewController {}
    class MarkCell: UICollectionViewCell {}
    @_cdecl("answer") public func answer() -> Int {
      MainActor.assumeIsolated {
        var right = 0
        if R.string.localizable.hello("Rex") == "hello" || R.string.localizable.hello("Rex") == "Hello Rex" { right += 1 }
        if R.string(preferredLanguages: ["de"]).localizable.onlyEn().isEmpty == false { right += 1 }
        if R.image.dog.name == "Dog", R.color.brand.red.name == "Brand/Red" { right += 1 }
        if R.storyboard.main.dogList.identifier == "dog-list" { right += 1 }
        if R.reuseIdentifier.mark.identifier == "mark", R.nib.mark.name == "Mark" { right += 1 }
        if R.segue.dogList.showDetail.identifier == "showDetail" { right += 1 }
        if R.file.infoJson.filename == "info.json" { right += 1 }
        let table: UICollectionView? = nil
        table?.register(R.nib.mark)
        return right
      }
    }
    """

  @Test("Is built into an app that lists the file or runs the tool, and not where it is checked in")
  @MainActor func build() throws {
    let spec = """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [App]
          preBuildScripts: [{name: Names, script: "rswift generate App/R.generated.swift"}]
      """
    let storyboard = Self.storyboard.replacing(" customModule=\"Kit\"", with: "").replacing(
      "DogCell", with: "MarkCell")
    let files = [
      "project.yml": spec, "App/App.swift": Self.source, "App/Base.lproj/Main.storyboard": storyboard,
      "App/Mark.xib": Self.xib, "App/A.xcassets/Dog.imageset/Contents.json": "{}",
      "App/A.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "App/A.xcassets/Brand/Red.colorset/Contents.json": "{}", "App/info.json": "{}",
      "App/en.lproj/Localizable.strings": #""hello" = "Hello %@"; "only.en" = "x";"#,
    ]
    let folder = try FilesFolder(files)
    defer { folder.remove() }
    let contents = try folder.contents()
    #expect(contents.notes == [])
    let scratch = folder.url.deletingLastPathComponent().appendingPathComponent("scratch")
    var build = AppBuild(contents, scratch: scratch)
    build.leavesOut = false
    let product = try build.run()
    #expect(product.report == BuildReport())
    let handle = try #require(dlopen(product.library?.path, RTLD_NOW | RTLD_LOCAL))
    typealias Function = @convention(c) () -> Int
    #expect(unsafeBitCast(try #require(dlsym(handle, "answer")), to: Function.self)() == 7)
    try folder.write("App/R.generated.swift", "let R = 1")
    #expect(try folder.contents().modules.last?.structuredResources == nil)
  }

  @Test("Is written to its end, whatever is in the files")
  func damage() throws {
    let (folder, resources) = try folder()
    defer { folder.remove() }
    let texts = try resources.filter { $0.url.pathExtension != "xcassets" }.map {
      (file: $0.url, text: try String(contentsOf: $0.url, encoding: .utf8))
    }
    var damage = TextDamage()
    for _ in 0..<150 {
      let (file, text) = texts[damage.next(texts.count)]
      let damaged = damage.damaged(text, with: "\"\\<>%$@;={}[]\n")
      try damaged.write(to: file, atomically: true, encoding: .utf8)
      let written = self.text(resources)
      #expect(written.hasSuffix("}\n"))
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
