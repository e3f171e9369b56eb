import CurbcutUIKit
import Foundation

/// How far the loading of an image has come.
///
/// Follows <https://developer.apple.com/documentation/swiftui/asyncimagephase>.
public enum AsyncImagePhase: Sendable {
  /// Nothing has been loaded.
  case empty
  /// The image.
  case success(Image)
  /// What went wrong.
  case failure(any Error)

  /// The image, if there is one.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// What went wrong, if anything.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Image: @unchecked Sendable {}

/// An image that is loaded from a URL.
///
/// Follows <https://developer.apple.com/documentation/swiftui/asyncimage>.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Shows the image, or grey until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color.secondary.opacity(0.3) }
    }
  }

  /// Shows what is made of the image, or something else until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Shows what suits how far the loading has come.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    guard let url else {
      phase = .empty
      return
    }
    let result: AsyncImagePhase
    do {
      let data = try await Self.data(from: url)
      guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
      result = .success(Image(uiImage: image))
    } catch {
      result = .failure(error)
    }
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { phase = result }
  }

  nonisolated private static func data(from url: URL) async throws -> Data {
    url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
  }
}
