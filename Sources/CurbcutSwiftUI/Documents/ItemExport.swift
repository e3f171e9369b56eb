import CurbcutFoundation
import CurbcutUIKit
import CurbcutUniformTypeIdentifiers
import Foundation

/// A value in the form in which it is exported.
private struct WrittenItem: Sendable {
  var data: Data
  var type: UTType
  var name: String?

  /// Writes a value in the first of its forms that is of one of the types.
  ///
  /// - Parameters:
  ///   - item: the value.
  ///   - types: the types that the app wants; none for any.
  init<T: Transferable>(_ item: Handed<T>, as types: [UTType]) async throws {
    let ways = T.transferRepresentation._allWays(of: T.self).filter {
      $0.write != nil && $0.condition?(item.value) != false
    }
    let way = ways.first { way in types.isEmpty || types.contains { way.type.conforms(to: $0) } }
    guard let way, let write = way.write else { throw CocoaError(.fileWriteUnsupportedScheme) }
    data = try await write(item.value)
    // A type without an extension, as that of any text has none, takes that of the type that was asked for.
    let asked = types.first { way.type.conforms(to: $0) }
    type = way.type.preferredFilenameExtension == nil ? asked ?? way.type : way.type
    name = way.suggestedName?(item.value)
  }
}

/// Presents a document picker for values once they have been written, which takes time.
private struct ItemExportModifier<T: Transferable>: ViewModifier {
  let isPresented: Binding<Bool>
  let items: Handed<[T]>
  let types: [UTType]
  let name: String?
  let completion: @MainActor (Result<[URL], any Error>) -> Void
  let cancelled: @MainActor () -> Void
  @State private var written: [WrittenItem] = []

  func body(content: Content) -> some View {
    let isReady = isPresented.wrappedValue && !written.isEmpty
    let (isPresented, written, name) = (isPresented, written, name)
    content
      .task(id: isPresented.wrappedValue) { await write() }
      .fileDialog(
        Binding(get: { isReady }, set: { isPresented.wrappedValue = $0 }),
        .export { folder in
          try written.map { item in
            let wrapper = FileWrapper(regularFileWithContents: item.data)
            return try FileExport.write(wrapper, item.type, name ?? item.name, to: folder)
          }
        }, completion, cancelled: cancelled)
  }

  @MainActor
  private func write() async {
    written = []
    guard isPresented.wrappedValue else { return }
    do {
      var new: [WrittenItem] = []
      for item in items.value { new.append(try await WrittenItem(Handed(value: item), as: types)) }
      written = new
    } catch {
      isPresented.wrappedValue = false
      completion(.failure(error))
    }
  }
}

extension View {
  /// Lets a person choose a place for a value that can be handed on.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:item:contenttypes:defaultfilename:oncompletion:oncancellation:)>.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      ItemExportModifier<T>(
        isPresented: isPresented, items: Handed(value: item.map { [$0] } ?? []), types: contentTypes,
        name: defaultFilename, completion: one(onCompletion), cancelled: { onCancellation() }))
  }

  /// Lets a person choose a place for values that can be handed on.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:items:contenttypes:oncompletion:oncancellation:)>.
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    modifier(
      ItemExportModifier<T>(
        isPresented: isPresented, items: Handed(value: Array(items)), types: contentTypes, name: nil,
        completion: { onCompletion($0) }, cancelled: { onCancellation() }))
  }
}
