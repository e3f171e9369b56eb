import CurbcutFoundation
import CurbcutUIKit

/// Finds and reads the documents of bundles for `UIStoryboard` and `UINib`.
///
/// Bundles here contain source documents, not compiled ones: .storyboard and .xib files in the bundle's folder, in
/// `Base.lproj` or in a language's folder.
@MainActor
final class BundleLoader: InterfaceBuilderLoader {
  private var bundles: [String: Surroundings] = [:]
  private var files: [URL: NibFile] = [:]
  private var documents: [URL: NibDocument] = [:]
  /// Called with each diagnostic about the documents of bundles.
  var listener: ((Diagnostic) -> Void)? {
    didSet { for surroundings in bundles.values { surroundings.collector.listener = heard } }
  }

  /// What was not understood or not found in the documents of bundles, once for each kind of problem.
  var diagnostics: [Diagnostic] {
    bundles.sorted { $0.key < $1.key }.flatMap(\.value.collector.diagnostics)
  }

  func hasNib(named name: String, bundle: Bundle) -> Bool { url(name, "xib", bundle) != nil }

  func storyboard(named name: String, bundle: Bundle) -> (any StoryboardContents)? {
    document(name, "storyboard", bundle).map(StoryboardReader.init)
  }

  func nib(named name: String, bundle: Bundle, owner: Any?, externalObjects: [String: Any]) -> [Any]? {
    document(name, "xib", bundle)?.objects(owner: owner, externalObjects: externalObjects)
  }

  func nib(data: Data, bundle: Bundle, owner: Any?, externalObjects: [String: Any]) -> [Any]? {
    guard let root = try? IBElementParser.parse(data, file: "nib"),
      let file = try? NibFile(url: URL(fileURLWithPath: "nib.xib"), root: root)
    else { return nil }
    return NibDocument(file, options: options(bundle), surroundings: surroundings(of: bundle))
      .objects(owner: owner, externalObjects: externalObjects)
  }

  /// The assets of a bundle.
  func assets(of bundle: Bundle) -> ProjectAssets { surroundings(of: bundle).assets }

  /// What the documents of a bundle share.
  private func surroundings(of bundle: Bundle) -> Surroundings {
    let key = bundle.bundleURL.standardizedFileURL.path
    if let known = bundles[key] { return known }
    let made = Surroundings(assets: BundleAssets.assets(of: bundle))
    made.collector.listener = heard
    bundles[key] = made
    return made
  }

  private var heard: (Diagnostic) -> Void {
    listener ?? { ObjCRuntime.report($0.description) }
  }

  private func options(_ bundle: Bundle) -> InterfaceBuilderOptions {
    var options = InterfaceBuilderOptions(language: bundle.preferredLocalizations.first)
    options.runsCode = true
    return options
  }

  private func document(_ name: String, _ suffix: String, _ bundle: Bundle) -> NibDocument? {
    guard let url = url(name, suffix, bundle) else { return nil }
    let options = options(bundle)
    if let known = documents[url], known.options.language == options.language,
      known.traits == UIScreen.main.traitCollection
    {
      return known
    }
    guard let file = file(url) else { return nil }
    let document = NibDocument(file, options: options, surroundings: surroundings(of: bundle))
    documents[url] = document
    return document
  }

  private func file(_ url: URL) -> NibFile? {
    if let known = files[url] { return known }
    do {
      let file = try NibFile.open(url)
      files[url] = file
      return file
    } catch {
      ObjCRuntime.report("\(error)")
      return nil
    }
  }

  /// The file of a document: the one for this kind of device is preferred to the one for all devices, and the one in
  /// the
  /// language's folder to the one that all languages share.
  private func url(_ name: String, _ suffix: String, _ bundle: Bundle) -> URL? {
    let device = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let languages = bundle.preferredLocalizations + ["Base"]
    // Not `developmentLocalization`, which stops the process where a bundle has no Info.plist.
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let others = (development.map { [$0] } ?? []) + bundle.localizations
    let folders =
      languages.map { folder.appendingPathComponent("\($0).lproj") } + [folder]
      + others.map { folder.appendingPathComponent("\($0).lproj") }
    for file in ["\(name)\(device).\(suffix)", "\(name).\(suffix)"] {
      for folder in folders {
        let url = folder.appendingPathComponent(file)
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return nil
  }
}
