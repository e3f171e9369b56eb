import Foundation

// Names that the sources of apps are lowered to, where no public name of Apple's fits.

/// A selector, under a name so short that `#selector(…)` is never shorter: the code after it keeps its columns.
public typealias _Sel = Selector

/// Implements `#fileLiteral`: a file of the app, which must be there, as on iOS.
public func _fileURL(resourceName name: String) -> URL { URL(fileReferenceLiteralResourceName: name) }

extension URL {
  /// A file of the app's bundle; a missing one ends the app.
  ///
  /// - Parameter path: the file's name.
  public init(fileReferenceLiteralResourceName path: String) {
    guard let url = Bundle.main.url(forResource: path, withExtension: nil) else {
      NSException.end(.invalidArgumentException, "Couldn't find resource named \(path)")
    }
    self = url
  }
}

/// Implements `@NSCopying`: the property keeps a copy of each object that it is set to.
@propertyWrapper
public struct _Copied<Value> {
  private var value: Value

  /// A property that is nil at first.
  public init() where Value: ExpressibleByNilLiteral { value = nil }

  /// A property whose initial object is not copied, as in initialisers on iOS.
  ///
  /// - Parameter wrappedValue: the object.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The object; setting it stores a copy.
  public var wrappedValue: Value {
    get { value }
    set { value = (newValue as? any NSCopying)?.copy() as? Value ?? newValue }
  }
}
