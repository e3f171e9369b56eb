/// What stands for the module `RswiftResources` in an app whose package R.swift is not here: the types of the members of
/// `R`, and what UIKit's classes do with them.
enum ResourceStructLibrary {
  /// The declarations, for the end of the file with `R`.
  static var text: String { types + (1...9).map(strings).joined() + extensions }

  private static let types = """
    enum RswiftResources {
      struct ColorResource { var name: String; var path: [String]; var bundle: Foundation.Bundle }
      struct ImageResource {
        var name: String; var path: [String]; var bundle: Foundation.Bundle
        var locale: Foundation.Locale?; var onDemandResourceTags: [String]?
      }
      struct DataResource {
        var name: String; var path: [String]; var bundle: Foundation.Bundle; var onDemandResourceTags: [String]?
      }
      struct FontResource { var name: String; var bundle: Foundation.Bundle; var filename: String }
      struct FileResource {
        var name: String; var pathExtension: String; var bundle: Foundation.Bundle; var locale: Foundation.Locale?
        var filename: String { pathExtension.isEmpty ? name : name + "." + pathExtension }
        func url() -> URL? { bundle.url(forResource: name, withExtension: pathExtension) }
        func callAsFunction() -> URL? { url() }
      }
      struct ReuseIdentifier<Reusable>: ReuseIdentifierContainer { var identifier: String }
      struct NibReference<FirstView>: NibReferenceContainer { var name: String; var bundle: Foundation.Bundle }
      struct NibReferenceReuseIdentifier<FirstView, Reusable>: NibReferenceContainer, ReuseIdentifierContainer {
        var name: String; var bundle: Foundation.Bundle; var identifier: String
      }
      struct StoryboardViewControllerIdentifier<ViewController> {
        var identifier: String; var storyboard: String; var bundle: Foundation.Bundle
      }
      struct SegueIdentifier<Segue, Source, Destination> { var identifier: String }
      struct TypedSegue<Segue, Source, Destination> {
        var segue: Segue; var source: Source; var destination: Destination; var identifier: String
      }
      struct ValidationError: Error, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
      }
      typealias StoryboardReference = RswiftStoryboardReference
      typealias InitialControllerContainer = RswiftInitialControllerContainer
      struct StringResource {
        struct Source {
          var bundle: Foundation.Bundle
          var locale: Foundation.Locale?
          init(bundle: Foundation.Bundle, tableName: String, preferredLanguages: [String]?, locale: Foundation.Locale?) {
            (self.bundle, self.locale) = (bundle, locale)
            guard let preferredLanguages, let language = Foundation.Bundle.preferredLocalizations(
              from: bundle.localizations, forPreferences: preferredLanguages).first,
              let folder = bundle.url(forResource: language, withExtension: "lproj"),
              let translations = Foundation.Bundle(url: folder)
            else { return }
            self.bundle = translations
            if locale == nil { self.locale = Foundation.Locale(identifier: language) }
          }
        }
        var key: String; var tableName: String; var source: Source; var developmentValue: String?; var comment: String?
        func callAsFunction() -> String { text(of: []) }
        func callAsFunction(preferredLanguages: [String]) -> String {
          text(of: [], preferredLanguages: preferredLanguages)
        }
        func text(of values: [any CVarArg], preferredLanguages: [String]? = nil) -> String {
          let own = preferredLanguages.map {
            Source(
              bundle: self.source.bundle, tableName: tableName, preferredLanguages: $0, locale: self.source.locale)
          }
          let source = own ?? self.source
          let format = NSLocalizedString(
            key, tableName: tableName, bundle: source.bundle, value: developmentValue ?? "", comment: "")
          return values.isEmpty ? format : String(format: format, locale: source.locale ?? .current, arguments: values)
        }
      }
    }
    protocol ReuseIdentifierContainer<Reusable> {
      associatedtype Reusable
      var identifier: String { get }
    }
    protocol NibReferenceContainer {
      associatedtype FirstView
      var name: String { get }
      var bundle: Foundation.Bundle { get }
    }
    protocol RswiftStoryboardReference {
      var name: String { get }
      var bundle: Foundation.Bundle { get }
    }
    protocol RswiftInitialControllerContainer { associatedtype InitialController }
    typealias StringResource = RswiftResources.StringResource
    typealias FontResource = RswiftResources.FontResource
    typealias FileResource = RswiftResources.FileResource

    """

  /// The type of a text with some values, and how it is formatted.
  private static func strings(_ count: Int) -> String {
    let numbers = (1...count).map(String.init)
    let types = numbers.map { "Arg\($0)" }.joined(separator: ", ")
    let generic = numbers.map { "Arg\($0): CVarArg" }.joined(separator: ", ")
    let parameters = numbers.map { "_ arg\($0): Arg\($0)" }.joined(separator: ", ")
    let values = numbers.map { "arg\($0)" }.joined(separator: ", ")
    return """
      extension RswiftResources {
        struct StringResource\(count)<\(generic)> {
          var key: String; var tableName: String; var source: StringResource.Source; var developmentValue: String?
          var comment: String?
          fileprivate var plain: StringResource {
            StringResource(
              key: key, tableName: tableName, source: source, developmentValue: developmentValue, comment: comment)
          }
          func callAsFunction(\(parameters)) -> String { plain.text(of: [\(values)]) }
          func callAsFunction(\(parameters), preferredLanguages: [String]) -> String {
            plain.text(of: [\(values)], preferredLanguages: preferredLanguages)
          }
        }
      }
      extension String {
        init<\(generic)>(format resource: RswiftResources.StringResource\(count)<\(types)>, \(parameters)) {
          self = resource(\(values))
        }
      }

      """
  }

  private static let extensions = """
    extension String {
      init(resource: RswiftResources.StringResource) { self = resource() }
    }
    extension RswiftResources.ImageResource {
      func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: traits)
      }
    }
    extension RswiftResources.ColorResource {
      func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
        UIColor(named: name, in: bundle, compatibleWith: traits)
      }
    }
    extension RswiftResources.DataResource {
      func callAsFunction() -> Data? { NSDataAsset(name: name, bundle: bundle)?.data }
    }
    extension RswiftResources.FontResource {
      func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
      func canBeLoaded() -> Bool { UIFont(name: name, size: 42) != nil }
    }
    extension UIImage {
      convenience init?(resource: RswiftResources.ImageResource, compatibleWith traits: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traits)
      }
    }
    extension UIColor {
      convenience init?(resource: RswiftResources.ColorResource, compatibleWith traits: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traits)
      }
    }
    extension UIFont {
      convenience init?(resource: RswiftResources.FontResource, size: CGFloat) {
        self.init(name: resource.name, size: size)
      }
    }
    extension Bundle {
      func url(forResource resource: RswiftResources.FileResource) -> URL? { resource.url() }
      func path(forResource resource: RswiftResources.FileResource) -> String? { resource.url()?.path }
    }
    extension RswiftStoryboardReference where Self: RswiftInitialControllerContainer {
      func instantiateInitialViewController() -> InitialController? {
        UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() as? InitialController
      }
      func instantiateInitialViewController(
        creator: @escaping (NSCoder) -> InitialController?
      ) -> InitialController? where InitialController: UIViewController {
        UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController(creator: creator)
      }
    }
    extension RswiftResources.StoryboardViewControllerIdentifier {
      func callAsFunction() -> ViewController? {
        UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(withIdentifier: identifier)
          as? ViewController
      }
      func callAsFunction(creator: @escaping (NSCoder) -> ViewController?) -> ViewController
      where ViewController: UIViewController {
        UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(
          identifier: identifier, creator: creator)
      }
    }
    extension UIStoryboard {
      convenience init<Reference: RswiftStoryboardReference>(resource: Reference) {
        self.init(name: resource.name, bundle: resource.bundle)
      }
      func instantiateViewController<Controller: UIViewController>(
        withIdentifier identifier: RswiftResources.StoryboardViewControllerIdentifier<Controller>
      ) -> Controller? { instantiateViewController(withIdentifier: identifier.identifier) as? Controller }
    }
    extension NibReferenceContainer {
      func callAsFunction(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        firstView(withOwner: owner, options: options)
      }
      func callAsFunction(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        firstView(withOwner: owner, options: options)
      }
      func firstView(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        instantiate(withOwner: owner, options: options).first as? FirstView
      }
      func firstView(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        firstView(withOwner: owner, options: options)
      }
      func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner, options: options)
      }
    }
    extension UINib {
      convenience init<Nib: NibReferenceContainer>(resource: Nib) {
        self.init(nibName: resource.name, bundle: resource.bundle)
      }
      convenience init<Nib: NibReferenceContainer>(_ resource: Nib) { self.init(resource: resource) }
    }
    extension UIViewController {
      convenience init<Nib: NibReferenceContainer>(nib: Nib) { self.init(nibName: nib.name, bundle: nib.bundle) }
      func performSegue<Segue, Source, Destination>(
        withIdentifier identifier: RswiftResources.SegueIdentifier<Segue, Source, Destination>, sender: Any?
      ) { performSegue(withIdentifier: identifier.identifier, sender: sender) }
    }
    extension RswiftResources.SegueIdentifier where Segue: UIStoryboardSegue {
      func callAsFunction(segue: UIStoryboardSegue) -> RswiftResources.TypedSegue<Segue, Source, Destination>? {
        guard segue.identifier == identifier, let own = segue as? Segue, let source = segue.source as? Source,
          let destination = segue.destination as? Destination
        else { return nil }
        return .init(segue: own, source: source, destination: destination, identifier: identifier)
      }
    }
    extension UITableView {
      func register<Resource: NibReferenceContainer & ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UITableViewCell {
        register(UINib(resource: resource), forCellReuseIdentifier: resource.identifier)
      }
      func register<Resource: ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UITableViewCell {
        register(Resource.Reusable.self, forCellReuseIdentifier: resource.identifier)
      }
      func registerHeaderFooterView<Resource: NibReferenceContainer & ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UIView {
        register(UINib(resource: resource), forHeaderFooterViewReuseIdentifier: resource.identifier)
      }
      func dequeueReusableCell<Identifier: ReuseIdentifierContainer>(
        withIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? Identifier.Reusable
      }
      func dequeueReusableHeaderFooterView<Identifier: ReuseIdentifierContainer>(
        withIdentifier identifier: Identifier
      ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewHeaderFooterView {
        dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? Identifier.Reusable
      }
    }
    extension UICollectionView {
      func register<Resource: NibReferenceContainer & ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UICollectionViewCell {
        register(UINib(resource: resource), forCellWithReuseIdentifier: resource.identifier)
      }
      func register<Resource: ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UICollectionViewCell {
        register(Resource.Reusable.self, forCellWithReuseIdentifier: resource.identifier)
      }
      func register<Resource: NibReferenceContainer & ReuseIdentifierContainer>(
        _ resource: Resource, forSupplementaryViewOfKind kind: String
      ) where Resource.Reusable: UICollectionReusableView {
        register(
          UINib(resource: resource), forSupplementaryViewOfKind: kind, withReuseIdentifier: resource.identifier)
      }
      func dequeueReusableCell<Identifier: ReuseIdentifierContainer>(
        withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UICollectionReusableView {
        dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.Reusable
      }
      func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierContainer>(
        ofKind kind: String, withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UICollectionReusableView {
        dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.Reusable
      }
    }

    """
}
