import Foundation
import SourceLowering

/// What an app is built from.
public struct AppContents: Sendable {
  /// The sources of one module.
  public struct Module: Hashable, Sendable {
    /// The name under which it is compiled.
    public var name: String
    /// The name under which sources import it. It is another than ``name`` where a module of the system or of this
    /// program has that name.
    public var writtenName: String
    /// Its Swift files.
    public var sources: [URL]
    /// Its models of Core Data.
    public var dataModels: [URL] = []
    /// Its models of Core ML.
    public var machineLearningModels: [URL] = []
    /// The conditions that are true in `#if`.
    public var conditions: [String]
    /// Apple's modules that its Swift files see without an import.
    package var impliedModules: [String] = []
    /// Apple's modules that come with an import of it: those that its umbrella header imports.
    package var exportedModules: [String] = []
    /// Which previews in the sources are built, so that they can be shown.
    public var previews = LoweringOptions.Previews.none
    /// The package that it is part of; nil for the app's own modules.
    package var membership: PackageMembership?
    /// The names of the modules that it may import of the app's; nil for all that are before it.
    package var dependencies: [String]?
    /// The version of the language that it is written in: 5 or 6.
    package var languageMode = 5
    /// More arguments of the compiler.
    package var options: [String] = []
    /// Its sources in C, if it is in C.
    package var c: CSources?
    /// Its files in Objective-C, if it has such.
    package var objectiveC: ObjectiveCSources?
    /// The source that was written from them.
    package var standInSource: URL?
    /// What of them does not run, or has no counterpart in Swift here.
    package var standIns: [LeftOut] = []
    /// The resources that have names in its constant `R`; nil where it has none.
    package var structuredResources: StructuredResources?
    /// The libraries of the system that it is linked with.
    package var linkedLibraries: [String] = []
    /// The bundle with its resources, if it has one of its own.
    package var resourceBundle: ResourceBundle?
    /// Files whose bytes are constants in it.
    package var embedded: [URL] = []

    /// Whether there is something to compile: of resources alone, the code that finds them.
    package var hasCode: Bool {
      !sources.isEmpty || c != nil || objectiveC != nil || resourceBundle != nil || !embedded.isEmpty
    }

    /// Creates a module.
    ///
    /// - Parameters:
    ///   - name: the name under which sources import it.
    ///   - sources: its Swift files.
    ///   - conditions: the conditions that are true in `#if`.
    public init(name: String, sources: [URL], conditions: [String] = ["DEBUG"]) {
      writtenName = name
      self.name = ModuleName.compiled(name)
      self.sources = sources
      self.conditions = conditions
    }
  }

  /// The package that a module is part of.
  package struct PackageMembership: Hashable, Sendable {
    /// Its name, for people.
    package var name: String
    /// What its modules have in common, which may then use each other's `package` declarations; nil when they may not.
    package var identity: String?
  }

  /// The sources of a module in C.
  package struct CSources: Hashable, Sendable {
    package var sources: [URL]
    /// The folder of all of its files.
    package var folder: URL
    /// The folder with the headers that others include.
    package var headers: URL
    package var arguments: [String]
  }

  /// The files of a module in Objective-C.
  package struct ObjectiveCSources: Hashable, Sendable {
    /// The headers that Swift sees, each after those that it includes.
    package var visible: [URL]
    /// Other headers, whose classes storyboards may name.
    package var hidden: [URL]
    /// The files that implement them.
    package var implementations: [URL]
    /// Whether other modules see what Swift sees.
    package var isFramework: Bool
  }

  /// A bundle in the app's, with the resources of a module.
  package struct ResourceBundle: Hashable, Sendable {
    /// The name, without `.bundle`; nil for the app's own bundle.
    package var name: String?
    package var identifier: String
    /// The language of resources that are in no other.
    package var language: String
  }

  /// A file or folder that goes into the app's bundle.
  public struct Resource: Hashable, Sendable {
    /// Where it is.
    public var url: URL
    /// Its path in the bundle: `Base.lproj/Main.storyboard`.
    public var path: String

    /// Creates a resource from a file and its path in the bundle.
    public init(url: URL, path: String) {
      self.url = url
      self.path = path
    }
  }

  /// The name of the product, without `.app`.
  public var name: String
  /// The modules of the app. Its own module is last, after those that it imports.
  public var modules: [Module]
  /// The files and folders that go into the bundle.
  public var resources: [Resource]
  /// The bundle's Info.plist, with references to build settings resolved.
  public var information: [String: any Sendable]
  /// What is not built, in sentences for the user: packages, Objective-C sources.
  public var notes: [String]
  /// How its scheme launches it.
  public var launch = XcodeScheme.Launch()
  /// What is generated for its asset catalogs.
  var assetSymbols = AssetSymbols.Options()
  /// The source whose previews are shown; nil for an app's folder.
  public var previewFile: URL?
  /// The folder that is built when previews are shown, by which what is built is kept; nil for an app's folder.
  var previewFolder: URL?

  /// The same with the previews: those of ``previewFile``, or all of the app's own.
  public var keepingPreviews: AppContents {
    var contents = self
    for module in contents.modules.indices {
      let sources = contents.modules[module].sources
      let source = previewFile.flatMap { file in sources.first { $0.resolvingSymlinksInPath() == file } }
      contents.modules[module].previews =
        previewFile == nil
        ? (contents.modules[module].membership == nil ? .all : .none)
        : source.map { .of(path: $0.path) } ?? .none
    }
    return contents
  }

  /// Whether previews are built.
  public var keepsPreviews: Bool { modules.contains { $0.previews != .none } }

  package init(
    name: String, modules: [Module], resources: [Resource], information: [String: any Sendable],
    notes: [String]
  ) {
    self.name = name
    self.modules = modules
    self.resources = resources
    self.information = information
    self.notes = notes
  }

  /// The app's own module.
  public var main: Module? { modules.last }
}
